import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { addressesIn } from "#addresses";
import { desktop, phone, siteUrl } from "#test/support/browser.ts";
import { letterWith, success } from "#test/support/contact-form.ts";
import { addresses, arabicCatalogue, catalogue, words } from "#test/support/demonstration.ts";
import { engines, startEngine } from "#test/support/engines/engines.ts";
import { fillForm, valuesIn } from "#test/support/engines/form.ts";
import { visitorWith, type Visitor } from "#test/support/engines/visitor.ts";
import { namesIn } from "#test/support/listing.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { samplePictured } from "#test/support/samples.ts";
import { wordsIn } from "#words/words.ts";

const product = samplePictured();
const shopHeading = "Shop Safety Equipment & PPE";
const { contact, dialog, frame, listing } = words;
const { navigation } = frame;
const firstPage = catalogue.products.slice(0, pageSize).map(({ name }) => name);

describe.each(engines)("in $name", (engine) => {
  let visitor: Visitor;
  let missing = false;

  beforeAll(async () => {
    const driver = await startEngine(engine, process.env);
    missing = driver === undefined;
    if (driver) {
      visitor = visitorWith(driver, siteUrl());
    }
  }, 900_000);

  afterAll(async () => {
    if (!missing) {
      await visitor.driver.end();
    }
  });

  beforeEach(async ({ skip }) => {
    skip(missing, `not installed: apt-get install ${engine.packages.join(" ")}`);
    await visitor.driver.resize(desktop);
  });

  afterEach(async () => {
    if (!missing) {
      expect(await visitor.driver.complaints()).toEqual([]);
      await visitor.driver.ask(() => localStorage.clear());
    }
  });

  const names = () => visitor.texts("main .card h3");
  const opened = () => visitor.driver.ask(() => document.querySelector("dialog:modal") !== null);
  const markPage = () => visitor.driver.ask(() => Reflect.set(document, "marked", true));
  const pageMarked = () => visitor.driver.ask(() => Reflect.has(document, "marked"));
  const pathBecomes = (path: string) => expect.poll(() => visitor.path()).toBe(path);
  const focusBecomes = (name: string) => expect.poll(() => visitor.focused()).toBe(name);
  const result = () => visitor.texts(".contact-result");
  const valuesOf = () => valuesIn(visitor);
  const draft = () => visitor.driver.ask(() => localStorage.getItem("enquiry-draft") ?? "");

  test("pages change in place, and Back and Forward restore them", async () => {
    await visitor.go(addresses.home);
    await markPage();
    await visitor.press("link", navigation.shop);
    await visitor.waitFor("heading", shopHeading);
    await focusBecomes(shopHeading);
    await visitor.press("link", navigation.contact);
    await pathBecomes(addresses.contact);
    await visitor.fill(contact.fields.message.label, "forty helmets");
    // The draft outlives the page once the form's script has loaded.
    await expect.poll(draft).toContain("forty helmets");
    await visitor.back();
    await visitor.waitFor("heading", shopHeading);
    await expect.poll(names).toEqual(firstPage);
    await visitor.forward();
    await pathBecomes(addresses.contact);
    await expect.poll(valuesOf).toEqual(["", "", "", "forty helmets"]);
    expect(await pageMarked()).toBe(true);
    await visitor.driver.reload();
    expect(await pageMarked()).toBe(false);
    await visitor.press("field", contact.fields.name.label);
    await expect.poll(valuesOf).toEqual(["", "", "", "forty helmets"]);
  });

  test("tabs and further categories show their products, and Back the previous ones", async () => {
    await visitor.go(addresses.shop);
    await visitor.press("link", "Foot Protection");
    await expect.poll(names).toEqual(namesIn("foot"));
    expect(await visitor.focused()).toBe("Foot Protection");
    await pathBecomes(addresses.shopCategory("foot"));
    await visitor.press("menu", listing.more);
    await visitor.press("link", "First Aid");
    await expect.poll(names).toEqual(namesIn("first-aid"));
    await focusBecomes("First Aid");
    await visitor.back();
    await expect.poll(names).toEqual(namesIn("foot"));
    await visitor.back();
    await expect.poll(names).toEqual(firstPage);
  });

  test("a search suggests products while typing, and the button shows all results", async () => {
    await visitor.go(addresses.shop);
    await visitor.fill(frame.navigation.searchLabel, product.code);
    await expect.poll(() => visitor.texts(".suggestion b")).toContain(product.name);
    expect(await visitor.focused()).toBe(frame.navigation.searchLabel);
    await visitor.press("button", frame.navigation.search);
    await pathBecomes(addresses.shopSearch(product.code));
    await expect.poll(names).toContain(product.name);
    expect((await names()).length).toBeLessThan(pageSize);
  });

  test("the dialog opens, traps the focus, and returns it on closing", async () => {
    const details = listing.detailsOf(product.name);
    await visitor.go(addresses.shopCategory(product.category.id));
    await visitor.press("link", details);
    await expect
      .poll(() => visitor.texts("dialog"))
      .toContainEqual(expect.stringContaining(product.details));
    expect(await opened()).toBe(true);
    await pathBecomes(addresses.product(product.slug));
    const second = listing.pictureOf(2, product.pictures.length);
    await visitor.press("button", second);
    const pressed = () =>
      visitor.driver.ask(() => document.querySelector("dialog [aria-pressed=true]")?.ariaLabel);
    await expect.poll(pressed).toBe(second);
    const scrolled = await visitor.driver.ask(() => Math.round(scrollY));
    for (let presses = 0; presses < 4; presses += 1) {
      await visitor.pressKey("Tab");
      expect(
        await visitor.driver.ask(() => document.activeElement?.closest("dialog:modal") !== null),
      ).toBe(true);
    }
    await visitor.pressKey("Escape");
    await expect.poll(opened).toBe(false);
    await focusBecomes(details);
    // Firefox rounds a place between two pixels either way.
    const returned = await visitor.driver.ask(() => Math.round(scrollY));
    expect(Math.abs(returned - scrolled)).toBeLessThanOrEqual(1);
    await pathBecomes(addresses.shopCategory(product.category.id));
    await visitor.forward();
    await expect.poll(opened).toBe(true);
    await visitor.press("button", dialog.close);
    await expect.poll(opened).toBe(false);
    await visitor.press("link", details);
    await expect.poll(opened).toBe(true);
    await visitor.back();
    await expect.poll(opened).toBe(false);
  });

  test("menus close each other, and Escape returns the focus", async () => {
    await visitor.go(addresses.contact);
    await visitor.press("menu", navigation.categories);
    await visitor.waitFor("link", "Hearing Protection");
    await visitor.press("menu", navigation.cities);
    await visitor.waitFor("link", "Jubail");
    expect(await visitor.sees("link", "Hearing Protection")).toBe(false);
    await visitor.pressKey("Tab");
    await visitor.pressKey("Escape");
    await focusBecomes(navigation.cities);
    await visitor.pressKey("Enter");
    await visitor.press("link", "Jubail");
    await pathBecomes(addresses.city("jubail"));
    expect(await visitor.driver.ask(() => document.querySelector(".menu[open]"))).toBe(null);
  });

  test("on a phone the menu works, and nothing is wider than the window", async () => {
    await visitor.driver.resize(phone);
    for (const path of [addresses.contact, addresses.shop, addresses.home]) {
      await visitor.go(path);
      const wide = () => visitor.driver.ask(() => document.documentElement.scrollWidth);
      expect(await wide(), path).toBe(phone.width);
    }
    await visitor.press("menu", navigation.openMenu);
    await visitor.waitFor("menu", navigation.closeMenu);
    await visitor.press("link", navigation.cities);
    await pathBecomes(addresses.cities);
    expect(await visitor.sees("menu", navigation.openMenu)).toBe(true);
    await visitor.go(addresses.shop);
    await visitor.press("link", listing.detailsOf(firstPage[0] ?? ""));
    await expect.poll(opened).toBe(true);
    await visitor.press("button", dialog.close);
    await expect.poll(opened).toBe(false);
  });

  test("a form is refused at its field, then sent", async () => {
    await visitor.go(addresses.contact);
    await visitor.press("button", contact.send);
    await focusBecomes(contact.fields.name.label);
    const mark = `sent in ${engine.name} ${Date.now()}`;
    await fillForm(visitor, { ...goodEnquiry, company: " ", message: mark });
    await visitor.press("button", contact.send);
    const problem = contact.problems.company.missing;
    await expect.poll(() => visitor.texts("main")).toContainEqual(expect.stringContaining(problem));
    await focusBecomes(contact.fields.company.label);
    expect(await visitor.driver.complaints()).toEqual([expect.stringMatching(/answered with 422/)]);
    await visitor.driver.type(goodEnquiry.company);
    await visitor.press("button", contact.send);
    await expect.poll(result).toEqual([success]);
    await expect.poll(valuesOf).toEqual(["", "", "", ""]);
    await focusBecomes(contact.send);
    expect((await letterWith(mark)).text).toContain(goodEnquiry.company);
  });

  test("the enquiry list collects products and is sent as a request for quotation", async () => {
    const { request } = contact;
    const [one, other] = catalogue.inCategory("foot");
    if (!one || !other) {
      throw new Error("The category has too few products");
    }
    await visitor.go(addresses.shopCategory("foot"));
    for (const { name } of [one, other]) {
      await visitor.press("button", listing.productAndList(name));
    }
    await visitor.press("link", `${navigation.enquiryList} 2`);
    // The catalogue brings the fields for sizes, which move the buttons.
    await expect.poll(() => visitor.texts(".size-grid")).toHaveLength(2);
    await visitor.press("button", request.removeOf(other.name));
    await expect.poll(() => visitor.sees("button", request.removeOf(other.name))).toBe(false);
    const mark = `list in ${engine.name} ${Date.now()}`;
    await fillForm(visitor, { ...goodEnquiry, message: mark }, request.message);
    await visitor.press("button", request.send);
    await expect.poll(() => visitor.texts(".request-receipt h1")).toEqual([request.success]);
    const { text } = await letterWith(mark);
    expect(text).toContain(`${one.code} ${one.name}`);
    expect(text).not.toContain(other.name);
    expect(await visitor.sees("link", `${navigation.enquiryList} 1`)).toBe(false);
  });

  test("in Arabic a product is found by its name, listed and requested", async () => {
    const addressesOf = addressesIn("ar");
    const { contact: form, frame: around, listing: listed } = wordsIn("ar");
    // Its name contains no code, so the page shows it as written.
    const { name } = arabicCatalogue.products.find((one) => !/[\dA-Za-z()]/.test(one.name)) ?? {};
    if (name === undefined) {
      throw new Error("Every name in Arabic holds a code");
    }
    await visitor.go(addressesOf.shop);
    await visitor.fill(around.navigation.searchLabel, name);
    await visitor.press("button", around.navigation.search);
    // The shop may already show it, and a press would be lost with its page.
    await expect.poll(() => visitor.texts("main .search-chips li")).not.toEqual([]);
    await expect.poll(names).toContain(name);
    await visitor.press("button", listed.productAndList(name));
    await visitor.press("link", `${around.navigation.enquiryList} 1`);
    await visitor.waitFor("link", name);
    const mark = `طلب ${engine.name} ${Date.now()}`;
    await visitor.fill(form.fields.name.label, "خالد الحربي");
    await visitor.fill(form.fields.email.label, goodEnquiry.email);
    await visitor.fill(form.fields.company.label, mark);
    await visitor.press("button", form.request.send);
    await expect.poll(() => visitor.texts(".request-receipt h1")).toEqual([form.request.success]);
    expect((await letterWith(mark)).text).toMatch(/^Language: Arabic/m);
  });
});
