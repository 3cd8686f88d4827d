import { expect, test } from "vitest";
import { look, phone, visit } from "#test/support/browser.ts";
import { contactForm, fillForm, letterWith, valuesOf } from "#test/support/contact-form.ts";
import { words } from "#test/support/demonstration.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { kindsOfPage } from "#test/support/samples.ts";

const plain = { script: false } as const;

test("the form posts, says what happened, and the letter arrives [S253 S254 S274]", async () => {
  await visit(plain, async ({ page }) => {
    await page.goto("/contact");
    const mark = `no script ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    await contactForm(page).send.click();
    await page.waitForURL(/\/contact/);
    const said = page.getByText("Message sent successfully! We'll get back to you soon.");
    await said.waitFor();
    expect(await page.getByRole("main").innerText()).toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
    expect(await valuesOf(page)).toEqual(["", "", "", ""]);
    await letterWith(mark);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Receipt for your message" }).click();
    await (await opened).getByRole("heading", { name: /^Receipt for message / }).waitFor();
    await page.reload();
    expect(await valuesOf(page)).toEqual(["", "", "", ""]);
  });
});

test("a refusal keeps the fields and names the one that is wrong [S255 S259]", async () => {
  await look({ ...plain, allow: [/status of 422/] }, async ({ page }) => {
    await page.goto("/contact");
    await fillForm(page, { ...goodEnquiry, company: "c".repeat(201) });
    await contactForm(page).send.click();
    await page.getByText("Company name must be 200 characters or fewer").waitFor();
    expect((await valuesOf(page))[0]).toBe(goodEnquiry.name);
    expect((await valuesOf(page))[3]).toBe(goodEnquiry.message);
    expect(await contactForm(page).company.getAttribute("aria-invalid")).toBe("true");
  });
});

test("the whole way on a phone: category, product, quote, sent [S005 S006 S146 S262]", async () => {
  await look({ ...plain, viewport: phone }, async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Hand Protection/ })
      .first()
      .click();
    await page
      .getByRole("link", { name: /^View Details/ })
      .first()
      .click();
    await page.waitForURL("**/products/*");
    const product = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll(
      "\u00A0",
      " ",
    );
    await page.getByRole("link", { name: "Request Bulk Quote" }).click();
    const mark = `whole way ${Date.now()}`;
    const { request } = words.contact;
    const rows = page.getByLabel(request.rows);
    const { name, email, company } = contactForm(page);
    await name.fill(goodEnquiry.name);
    await email.fill(goodEnquiry.email);
    await company.fill(goodEnquiry.company);
    await rows.fill(mark);
    await page.getByRole("button", { name: request.send }).click();
    await page.getByText("Message sent successfully!").first().waitFor();
    expect((await letterWith(mark)).text).toContain(product);
  });
});

const readable = kindsOfPage.filter(({ name }) => name !== "missing page");
test("every kind of page can be read, and shows nothing that does nothing [S053]", async () => {
  await look(plain, async ({ page }) => {
    for (const { name, path } of readable) {
      await page.goto(path);
      expect((await page.getByRole("main").innerText()).length, name).toBeGreaterThan(40);
      if (name === "gallery") {
        continue;
      }
      const idle = await page
        .locator("main button:not([type=submit])")
        .locator("visible=true")
        .allInnerTexts();
      expect(idle, name).toEqual([]);
    }
  });
});
