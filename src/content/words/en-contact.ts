import type { EnquiryField, EnquiryProblem } from "#domain/enquiry/enquiry.ts";

const problems: Readonly<Record<EnquiryField, Readonly<Record<EnquiryProblem, string>>>> = {
  name: {
    missing: "Enter your full name",
    "too-long": "Full name must be 200 characters or fewer",
    malformed: "Full name contains characters that cannot be sent",
    "not-text": "Full name must be text",
  },
  email: {
    missing: "Enter your e-mail address",
    "too-long": "E-mail address must be 254 characters or fewer",
    malformed: "Enter an email address in the correct format, like name@example.com",
    "not-text": "E-mail address must be text",
  },
  company: {
    missing: "Enter your company name",
    "too-long": "Company name must be 200 characters or fewer",
    malformed: "Company name contains characters that cannot be sent",
    "not-text": "Company name must be text",
  },
  message: {
    missing: "Enter your message",
    "too-long": "Message must be 5,000 characters or fewer",
    malformed: "Message contains characters that cannot be sent",
    "not-text": "Message must be text",
  },
};

export const contact = {
  heading: "Get in Touch",
  intro:
    "Write to us about bulk orders, custom solutions and product inquiries. Name the products, sizes and quantities you need and the city they go to, and we answer with a quote and lead times.",
  phone: "Phone",
  chat: "WhatsApp",
  chatLink: "Chat with us on WhatsApp",
  qr: "QR code that opens a WhatsApp chat with us",
  qrCaption: "Scan to chat",
  email: "Email",
  location: "Location",
  fields: {
    name: { label: "Full Name", placeholder: "Your name" },
    email: { label: "Email", placeholder: "you@example.com" },
    company: { label: "Company Name", placeholder: "Your company" },
    message: { label: "Message", placeholder: "Tell us about your safety needs..." },
  },
  trap: "Leave this field empty",
  send: "Send Message",
  sending: "Sending...",
  success: "Message sent successfully! We'll get back to you soon.",
  failure: "Failed to send message. Please try again or contact us directly.",
  reference: (reference: string) => `Your reference: ${reference}`,
  problem: "There is a problem",
  problems,
  quoteMessage: (code: string, name: string, units: number) =>
    `Please quote: ${code} ${name}, ${units.toLocaleString("en")} units (minimum order quantity).\nDelivery city: `,
  askMessage: (code: string, name: string) => `My question about ${code} ${name}: `,
  notifications: "Notifications",
  dismiss: "Dismiss",
  list: {
    heading: "Your enquiry list",
    intro: "These lines are sent with your message.",
    quantityOf: (name: string) => `Quantity of ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
    line: (code: string, name: string, units: string) => `- ${code} ${name}: ${units} units`,
    title: "Products asked for:",
    minimum: (units: string) => `minimum ${units}`,
  },
} as const;
