/** Every address of the site. Nothing else spells a path out. */
export const addresses = {
  home: "/",
  shop: "/shop",
  contact: "/contact",
  cities: "/saudi",
  gallery: "/gallery",
  notFound: "/404",
  sendEnquiry: "/functions/v1/send-contact-email",
  sitemap: "/sitemap.xml",
  manifest: "/manifest.webmanifest",
  speculationRules: "/speculation-rules.json",
  categoryPage: (slug: string) => `/categories/${slug}`,
  city: (slug: string) => `/saudi/${slug}`,
  product: (slug: string) => `/products/${slug}`,
  shopCategory: (category: string) => `/shop?category=${encodeURIComponent(category)}`,
  shopSearch: (words: string) => `/shop?q=${encodeURIComponent(words)}`,
  /** The picture that social media show with a link to the page at the address. */
  preview: (address: string) => `/previews${address === "/" ? "/home" : address}.jpg`,
  /** The contact form, opened with a request for the product at its minimum quantity. */
  quote: (slug: string) => `/contact?quote=${encodeURIComponent(slug)}`,
  /** The contact form, opened with the product named. */
  ask: (slug: string) => `/contact?product=${encodeURIComponent(slug)}`,
} as const;

/** The old short addresses and the other spellings of a city; each is answered with 301. */
export const redirects: Readonly<Record<string, string>> = {
  "/ppe": "/categories/ppe",
  "/safety-shoes": "/categories/safety-shoes",
  "/fall-protection": "/categories/fall-protection",
  "/fire-safety": "/categories/fire-safety",
  "/saudi/al-khobar": "/saudi/khobar",
  "/saudi/alkhobar": "/saudi/khobar",
};

/** The chat app's deep link; `digits` is the number without plus sign or spaces. */
export function chatAddress(digits: string, text?: string): string {
  const query = text === undefined ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${digits}${query}`;
}

/** A `tel:` link of a phone number in E.164. */
export function phoneAddress(phone: string): string {
  return `tel:${phone}`;
}

/** A `mailto:` link. */
export function mailAddress(email: string): string {
  return `mailto:${email}`;
}
