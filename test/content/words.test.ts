import { describe, expect, test } from "vitest";
import { catalogue, words } from "#test/support/demonstration.ts";
import { buttonSizes, buttonVariants } from "#ui/button/button.tsx";

describe("the exact words", () => {
  test("of the two toasts [S274 S275]", () => {
    expect(words.contact.success).toBe("Message sent successfully! We'll get back to you soon.");
    expect(words.contact.failure).toBe(
      "Failed to send message. Please try again or contact us directly.",
    );
  });

  test("of an empty category [S276]", () => {
    expect(words.listing.empty).toBe("No products found in this category.");
  });

  test("of the page that is not found [S277]", () => {
    const { code, text, link, log } = words.pages.notFound;
    expect([code, text, link]).toEqual(["404", "Oops! Page not found", "Return to Home"]);
    expect(log).toMatch(/non-existent route/);
  });

  test("of the chat button", () => {
    expect(words.frame.chat).toBe("Chat on WhatsApp");
    expect(catalogue.texts.frame.greeting).toBe("Hello! I'm interested in your safety products.");
  });

  test("of the form", () => {
    const { fields, send, sending } = words.contact;
    const { section } = catalogue.texts.contact;
    expect([section, send, sending]).toEqual(["Get in Touch", "Send Message", "Sending..."]);
    expect(Object.values(fields).map(({ label }) => label)).toEqual([
      "Full Name",
      "Email",
      "Company Name",
      "Message",
    ]);
  });
});

test("a button has seven variants and four sizes [S249 S250]", () => {
  expect(buttonVariants).toEqual([
    "default",
    "destructive",
    "outline",
    "secondary",
    "ghost",
    "link",
    "hero",
  ]);
  expect(buttonSizes).toEqual(["default", "sm", "lg", "icon"]);
});
