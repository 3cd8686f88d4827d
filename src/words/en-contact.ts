import type { EnquiryField, EnquiryProblem } from "#domain/enquiry/enquiry.ts";
import { request } from "#words/en-request.ts";

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

/** The example of the message is a text of the supplier. */
const fields: Readonly<
  Record<Exclude<EnquiryField, "message">, { readonly label: string; readonly example: string }> &
    Record<"message", { readonly label: string; readonly example?: never }>
> = {
  name: { label: "Full Name", example: "Your name" },
  email: { label: "Email", example: "you@example.com" },
  company: { label: "Company Name", example: "Your company" },
  message: { label: "Message" },
};

export const contact = {
  phone: "Phone",
  chat: "WhatsApp",
  chatLink: "Chat with us on WhatsApp",
  qr: "QR code that opens a WhatsApp chat with us",
  qrCaption: "Scan to chat",
  email: "Email",
  location: "Location",
  fields,
  trap: "Leave this field empty",
  required: "All fields are required.",
  send: "Send Message",
  sending: "Sending...",
  success: "Message sent successfully! We'll get back to you soon.",
  failure: "Failed to send message. Please try again or contact us directly.",
  waiting: {
    status: "Waiting for a connection; kept on this device.",
    label: "Waiting enquiry",
    since: (time: string) =>
      `Kept on this device since ${time}. It is sent once, when the connection returns and a page of this site is open.`,
    send: "Send now",
    discard: "Discard it",
    discarded: "The waiting enquiry was discarded. What you typed is still here.",
  },
  reference: (reference: string) => `Your reference: ${reference}`,
  receipt: "Receipt for your message",
  problem: "There is a problem",
  problems,
  askMessage: (code: string, name: string) => `My question about ${code} ${name}: `,
  notifications: "Notifications",
  dismiss: "Dismiss",
  request,
};
