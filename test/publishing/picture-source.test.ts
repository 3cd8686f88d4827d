import { expect, test } from "vitest";
import { encodedFiles } from "#publishing/pictures/encode.ts";
import { plainName, pictureSource } from "#publishing/pictures/picture-source.ts";
import { content } from "#test/support/demonstration.ts";

test("The first picture of a product is also encoded for wide screens, further ones are not", () => {
  const encoded = (file: string) =>
    encodedFiles(pictureSource(file, { hash: "0".repeat(64), bytes: 1 }, content)).filter((name) =>
      name.includes("-1200."),
    );
  expect(encoded("products/vented-hard-hat-type-1/front.webp")).toHaveLength(1);
  expect(encoded("products/vented-hard-hat-type-1/inside.webp")).toEqual([]);
});

test("A picture is named after its product and its file, even with an unusual file name", () => {
  const hash = "52033174aaaa".padEnd(64, "0");
  const stemOf = (file: string) => pictureSource(file, { hash, bytes: 1 }, content).stem;
  expect(stemOf("products/hat/front.webp")).toBe("hat-front.52033174");
  expect(stemOf("products/hat/IMG 2034 (1).JPG")).toBe("hat-img-2034-1.52033174");
  expect(stemOf("products/hat/صورة.jpg")).toBe("hat-file.52033174");
  expect(stemOf("products/hat/turn.webp")).toBe("hat-turn.52033174");
  expect(stemOf("guides/ppe/scene.webp")).toBe("scene-ppe.52033174");
  expect(plainName("-- a --")).toBe("a");
});
