import { describe, expect, test } from "vitest";
import { look } from "#test/support/browser.ts";
import { company } from "#test/support/demonstration.ts";
import { contactForm } from "#test/support/contact-form.ts";

const places = ["/", "/contact", "/saudi/jubail", "/saudi/riyadh"];

describe.each(places)("on %s", (path) => {
  test("lists every way of contact [S008 S154 S155 S156 S157 S159 S160 S271]", async () => {
    await look({}, async ({ page }) => {
      await page.goto(path);
      const section = page.getByRole("region", { name: "Get in Touch" });
      expect(await section.innerText()).toMatch(
        /bulk orders, custom solutions and product inquiries/i,
      );
      const href = (name: string) => section.getByRole("link", { name }).getAttribute("href");
      expect(await href(company.phoneDisplay)).toBe(`tel:${company.phone}`);
      expect(await href(company.email)).toBe(`mailto:${company.email}`);
      const chat = section.getByRole("link", { name: /WhatsApp/ });
      expect(await chat.getAttribute("href")).toContain(`https://wa.me/${company.chat}`);
      expect(await chat.getAttribute("target")).toBe("_blank");
      expect(await section.getByText("Jeddah, Saudi Arabia", { exact: true }).isVisible()).toBe(
        true,
      );
    });
  });

  test("has a form of four required fields [S161 S162 S163 S164 S165 S166 S167 S259 S260 S261]", async () => {
    await look({}, async ({ page }) => {
      await page.goto(path);
      const { name, email, company: firm, message, send } = contactForm(page);
      for (const field of [name, email, firm, message]) {
        expect(await field.getAttribute("required")).not.toBeNull();
        expect(await field.getAttribute("maxlength")).toBeNull();
      }
      expect(await email.getAttribute("type")).toBe("email");
      expect(await message.getAttribute("rows")).toBe("4");
      expect(await name.getAttribute("placeholder")).toBe("Your name");
      expect(await email.getAttribute("placeholder")).toMatch(/^\S+@\S+\.\S+$/);
      expect(await firm.getAttribute("placeholder")).toBe("Your company");
      expect(await message.getAttribute("placeholder")).toBe("Tell us about your safety needs...");
      expect(await send.innerText()).toBe("Send Message");
      expect(await page.locator("form[novalidate]").count()).toBe(0);
    });
  });
});

test("has a QR code of 192 px that opens the chat [S158]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/contact");
    const code = page.getByRole("img", { name: /QR code/ });
    await code.scrollIntoViewIfNeeded();
    const box = await code.boundingBox();
    expect([box?.width, box?.height]).toEqual([192, 192]);
    const drawn = () => code.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await expect.poll(drawn).toBe(true);
  });
});

test("the contact page has its own heading, and the section has no address [S073 S154]", async () => {
  await look({ allow: [/status of 404/, /non-existent route/] }, async ({ page }) => {
    await page.goto("/contact");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Contact Us");
    expect((await page.goto("/contact-section"))?.status()).toBe(404);
  });
});
