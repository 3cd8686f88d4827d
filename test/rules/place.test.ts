import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aidFields, aidSlugs } from "#domain/aids/aid.ts";
import { placeOf, wordsOfPath } from "#server/http/place.ts";
import { readRedirects } from "#server/http/redirects.ts";

const pages = [
  "/",
  "/shop",
  "/contact",
  "/request",
  "/saudi",
  "/categories/ppe",
  "/products/hat",
  "/kits",
  "/kits?trade=welder",
  "/shop?category=head",
  "/shop?category=head&page=2",
  "/shop?page=2",
  "/categories/ppe?page=2",
];
const site = {
  pages: new Set([...pages, ...pages.map((page) => (page === "/" ? "/ar" : `/ar${page}`))]),
  redirects: readRedirects({
    "/ppe": "/categories/ppe",
    "/shop?category=Head%20Protection": "/shop?category=head",
    "/shop?category=Hand+%26+Arm": "/shop?category=hand",
    "/shop?category=Old": "/shop?category=head",
    "/shop?category=Old&page=2": "/shop?page=2",
    "/about": "/contact#company",
    "/خوذات": "/products/hat",
  }),
  languages: ["en", "ar"],
  choices: new Map([
    ["std", new Set(["en-388", "en-407"])],
    ["colour", new Set(["black"])],
  ]),
};
const at = (url: string) => {
  const place = placeOf(url, site);
  return "address" in place
    ? `${place.kind} ${place.address}`
    : `${place.kind}${"to" in place ? ` ${place.to}` : ""}`;
};

describe("the listed products determine the pages of a listing", () => {
  test.each([
    ["/shop?page=2", "static /shop?page=2"],
    ["/shop?page=1", "static /shop"],
    ["/shop?page=", "static /shop"],
    ["/shop?page=3", "nowhere"],
    ["/shop?page=0", "nowhere"],
    ["/shop?page=-1", "nowhere"],
    ["/shop?page=2x", "nowhere"],
    ["/shop?page=02", "nowhere"],
    ["/shop?page=123456", "nowhere"],
    ["/shop?category=head", "static /shop?category=head"],
    ["/shop?page=2&category=head&utm=x", "static /shop?category=head&page=2"],
    ["/shop?category=head&page=3", "nowhere"],
    ["/shop?category=Nope", "static /shop"],
    ["/shop?category=Nope&page=2", "static /shop?page=2"],
    ["/shop?category=Nope&page=9", "nowhere"],
    ["/shop?q=gloves&page=2", "rendered /shop?q=gloves&page=2"],
    ["/shop?q=gloves&page=3", "nowhere"],
    ["/shop?std=en-388", "rendered /shop?std=en-388"],
    ["/shop?std=en-407&std=EN-388", "rendered /shop?std=en-388,en-407"],
    [
      "/shop?sort=code&std=en-407,en-388&category=head&q=x",
      "rendered /shop?q=x&category=head&std=en-388,en-407&sort=code",
    ],
    ["/shop?colour=black&std=en-388&page=2", "rendered /shop?std=en-388&colour=black&page=2"],
    ["/shop?std=en-388&page=9", "nowhere"],
    ["/shop?size=49&view=table", "rendered /shop?size=49&view=table"],
    ["/shop?std=zzz", "rendered /shop?unknown=std"],
    ["/shop?std=yyy&colour=xxx&level=www", "rendered /shop?unknown=std,level,colour"],
    ["/shop?sort=evil&view=cards&unknown=evil", "static /shop"],
    ["/shop?compare=none&std=en-388", "rendered /shop?std=en-388"],
    ["/shop?compare=hat&compare=none&q=x", "rendered /shop?compare=hat"],
    ["/categories/ppe?std=en-388", "rendered /categories/ppe?std=en-388"],
    [
      "/categories/ppe?view=table&std=EN-388&page=2&utm=x",
      "rendered /categories/ppe?std=en-388&view=table&page=2",
    ],
    ["/categories/ppe?std=en-388&page=3", "nowhere"],
    ["/categories/ppe?compare=hat", "static /categories/ppe"],
    ["/categories/none?std=en-388", "nowhere"],
    ["/categories/ppe?page=2", "static /categories/ppe?page=2"],
    ["/categories/ppe?page=3", "nowhere"],
    ["/categories/ppe?q=x&category=head", "static /categories/ppe"],
    ["/categories/none?page=2", "nowhere"],
    ["/products/hat?page=2", "static /products/hat"],
    ["/kits?trade=welder", "static /kits?trade=welder"],
    ["/kits?trade=diver&people=9&with=x", "static /kits"],
    ["/kits?people=9", "static /kits"],
    [
      "/kits?with=b&days=3&with=&with=a,b&trade=welder&utm=x",
      "rendered /kits?trade=welder&days=3&with=a,b",
    ],
    ["/contact?product=hat", "rendered /contact?product=hat"],
    ["/suggestions?q=gloves&page=2", "rendered /suggestions?q=gloves"],
    ["/suggestions?asked=hat,boot", "rendered /suggestions?asked=hat,boot"],
    ["/suggestions?asked=../hat", "nowhere"],
    ["/suggestions?searched=1&asked=hat", "rendered /suggestions?asked=hat&searched=1"],
    ["/suggestions?searched=gloves", "nowhere"],
    ["/suggestions", "nowhere"],
    ["/contact?page=2", "static /contact"],
    ["/contact?product=nope", "static /contact"],
    ["/contact?product=", "static /contact"],
    ["/contact?quote=hat", "static /contact"],
    ["/request?l=1.1.hat*50_", "rendered /request?l=1.1.hat*50_"],
    ["/request?l=hat", "rendered /request?l=hat"],
  ])("%s: %s", (url, expected) => {
    expect(at(url)).toBe(expected);
  });
});

describe("query parts without an effect make no other page", () => {
  test.each([
    ["/shop?q=e", ["/shop?q=e&category=t1", "/shop?category=t2&q=e", "/shop?a=1&q=e&b=2"]],
    ["/shop?q=e", ["/shop?q=%20e%20", "/shop?q=e&q=f", "/shop?q=e&page=1", "/shop?q=%65"]],
    ["/shop?q=e&category=head&page=2", ["/shop?page=2&x=1&category=head&q=e"]],
    ["/contact?product=hat", ["/contact?quote=t1&product=hat", "/contact?category=x&product=hat"]],
    ["/ar/shop?q=e", ["/ar/shop?q=e&category=t1", "/ar/shop?a=1&q=e"]],
  ])("%s", (page, others) => {
    for (const other of others) {
      expect(at(other), other).toBe(`rendered ${page}`);
    }
  });
});

describe("old addresses redirect to new ones in any spelling of the query", () => {
  test.each([
    ["/ppe", "/categories/ppe"],
    ["/ppe/?a=1&b=%20", "/categories/ppe?a=1&b=%20"],
    ["/shop?category=Head%20Protection", "/shop?category=head"],
    ["/shop?category=Head+Protection", "/shop?category=head"],
    ["/shop?category=%48ead%20Protection&page=2", "/shop?category=head&page=2"],
    ["/shop/?utm=%20x&category=Head+Protection", "/shop?category=head&utm=%20x"],
    ["/shop?category=Hand%20%26%20Arm", "/shop?category=hand"],
    ["/shop?page=2&category=Old", "/shop?page=2"],
    ["/shop?category=Old", "/shop?category=head"],
    ["/about?x=1", "/contact?x=1#company"],
    ["/%D8%AE%D9%88%D8%B0%D8%A7%D8%AA", "/products/hat"],
    ["/%d8%ae%d9%88%d8%b0%d8%a7%d8%aa/", "/products/hat"],
    [`/${encodeURIComponent("خـوذات")}`, "/products/hat"],
    [`/${encodeURIComponent("خُوذَات")}`, "/products/hat"],
    [`/${encodeURIComponent("خو\u200Dذات")}`, "/products/hat"],
    [`/ar/${encodeURIComponent("\uFEA7\uFEEE\uFEAB\uFE8E\uFE95")}`, "/ar/products/hat"],
  ])("%s redirects to %s", (url, expected) => {
    expect(at(url)).toBe(`moved ${expected}`);
  });

  test("other queries do not redirect", () => {
    expect(at("/shop?category=Head%20Protections")).toBe("static /shop");
    expect(at("/shop?q=Head%20Protection")).toBe("rendered /shop?q=Head%20Protection");
  });

  test("a redirect keeps the rest of the query unchanged", () => {
    const rest = fc
      .array(
        fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.string({ unit: "binary", maxLength: 12 })),
        {
          maxLength: 4,
        },
      )
      .map((pairs) =>
        pairs
          .filter(([key]) => key !== "category")
          .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`),
      );
    fc.assert(
      fc.property(rest, (parts) => {
        const query = ["category=Head+Protection", ...parts].join("&");
        expect(at(`/shop?${query}`)).toBe(`moved /shop?${["category=head", ...parts].join("&")}`);
      }),
    );
  });
});

describe("a language's pages are below its prefix", () => {
  test.each([
    ["/ar", "static /ar"],
    ["/ar/", "moved /ar"],
    ["/ar/shop", "static /ar/shop"],
    ["/ar/shop/?page=2", "moved /ar/shop?page=2"],
    ["/ar/shop?x=1&page=2", "static /ar/shop?page=2"],
    ["/ar/shop?category=Nope", "static /ar/shop"],
    ["/ar/shop?q=x", "rendered /ar/shop?q=x"],
    ["/ar/contact?product=hat", "rendered /ar/contact?product=hat"],
    ["/ar/saudi/jubail", "rendered /ar/saudi/jubail"],
    ["/ar/ppe", "moved /ar/categories/ppe"],
    ["/ar/nothing", "nowhere"],
    ["/arabic", "nowhere"],
    ["/fr/shop", "nowhere"],
  ])("%s: %s", (url, expected) => {
    expect(at(url)).toBe(expected);
  });
});

test("a site without cities or a contact page has no such places", () => {
  const small = {
    pages: new Set(["/"]),
    redirects: readRedirects({}),
    languages: ["en"],
    choices: new Map(),
  };
  for (const url of ["/saudi/jubail", "/contact?product=x", "/shop?q=x", "/ar"]) {
    expect(placeOf(url, small)).toEqual({ kind: "nowhere" });
  }
});

test("every address has a place, and rendered addresses are canonical", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const place = placeOf(`${path}?${query}`, site);
      if (place.kind === "rendered") {
        expect(placeOf(place.address, site)).toEqual(place);
      }
    }),
  );
});

test.each([
  ["/en", "moved /"],
  ["/en/shop?q=a+b", "moved /shop?q=a+b"],
  ["/en/ar/shop", "moved /ar/shop"],
  ["/ar/ar/shop", "moved /ar/shop"],
  ["/ar/en/shop?page=2", "moved /en/shop?page=2"],
  ["/ar/en", "moved /en"],
  ["/en/no/such", "moved /no/such"],
  ["/en//evil.example", "nowhere"],
  ["/fr/shop", "nowhere"],
  ["/ar/no/such", "nowhere"],
])("removes a language tag without a page: %s is %s", (url, expected) => {
  expect(at(url)).toBe(expected);
});

describe("capitals", () => {
  test.each([
    ["/SHOP", "moved /shop"],
    ["/Shop?page=2", "moved /shop?page=2"],
    ["/AR", "moved /ar"],
    ["/ar/Products/HAT", "moved /ar/products/hat"],
    ["/PPE", "moved /categories/ppe"],
    ["/ar/PPE", "moved /ar/categories/ppe"],
    ["/NoSuch", "nowhere"],
  ])("%s leads to the page: %s", (url, expected) => {
    expect(at(url)).toBe(expected);
  });
});

test.each([
  ["/products/safety-gloves_xl", "safety gloves xl"],
  ["/ar/products/%D8%AE%D9%88%D8%B0%D8%A9", "خوذة"],
  ["/categories/hand-protection.html", "hand protection"],
  ["/safety-gloves/", "safety gloves"],
  ["/products/hat", ""],
  ["/categories/ppe?page=02", ""],
  ["/nothing", ""],
  ["/wp-login.php", ""],
  ["/assets/lost-abcd1234.js", ""],
  ["/%", ""],
  ["/.env", ""],
  [`/${"long-".repeat(40)}end`, ""],
])("the goods that the unknown address %s names are %j", (url, expected) => {
  expect(wordsOfPath(url, site)).toBe(expected);
});

test.each(aidSlugs)("every field of the aid %s reaches its page", (slug) => {
  const aid = `/aids/${slug}`;
  const aids = { ...site, pages: new Set([aid]) };
  const address = `${aid}?${aidFields[slug].map((name) => `${name}=1`).join("&")}`;
  expect(placeOf(`${address}&utm=x`, aids)).toEqual({ kind: "rendered", address });
});
