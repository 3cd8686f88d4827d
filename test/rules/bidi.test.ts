import { describe, expect, test } from "vitest";
import { isolateInText } from "#domain/isolate-runs.ts";
import { isolateRuns } from "#site/bidi.ts";

/** Shows isolates as brackets. */
const shown = (text: string) => text.replaceAll("\u2068", "[").replaceAll("\u2069", "]");

describe("isolates left-to-right runs in a text", () => {
  test.each([
    "مقاسات [7-11] للقفازات",
    "أكثر من [10,000+] وحدة",
    "يعمل حتى [-30 °C] في الخارج",
    "اتصل على [+966 12 345 6789] الآن",
    "من [-30 °C] إلى [+50 °C]",
    "عرض [45 mm] وسمك [100 × 60 mm]",
    "وفق EN 388:2016+A1:2018 و[29 CFR 1910.134]",
    "المواصفات [EN 388]، [EN 407]، [EN 511]",
    "توفير [50%] على الطلبات",
    "من [S3 → S7]",
    "طاقة [≥ 8 cal/cm²] على الأقل",
    "حتى [87 dB(A)] في الوردية",
    "[4X43D] وفق EN 388",
    "اكتب إلى [sales@example.com]",
    "[2026-11-22]",
    "شدة [1,000 V a.c.] تقريبًا",
    "نحو [&lt; 3 %] فقط",
    "عند [-30] °م",
  ])("%s", (text) => {
    expect(shown(isolateInText(text.replaceAll(/[[\]]/g, "")))).toBe(text);
  });
});

test.each([
  "خوذة وفق EN 397 للمواقع",
  "النوع I، طوق",
  "31 منتجًا معروضًا على الموقع",
  "أكثر من 10,000 وحدة",
  "الحد 3.5 كجم",
  "كمامة FFP2.",
  "مقاس EU 39-47",
])("isolates nothing in %s", (text) => {
  expect(isolateInText(text)).toBe(text);
});

test("adds elements to texts, isolates to title and labels, and keeps explicit directions", () => {
  const html =
    '<html><head><title>مقاس 7-11</title><meta content="مقاس 7-11"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>' +
    '<p title="مقاس 7-11" data-name="7-11">مقاس 7-11<br/> و<b>-30 °C</b></p><bdi dir="ltr">7-11</bdi>' +
    '<div data-island="contact"><p>7-11</p></div><svg><text>مقاس 7-11</text></svg><p>7-11</p>' +
    '<textarea>7-11</textarea><script type="application/ld+json">"7-11"</script></html>';
  const range = '<bdi class="range">7-11</bdi>';
  expect(shown(isolateRuns(html))).toBe(
    '<html><head><title>مقاس [7-11]</title><meta content="مقاس [7-11]"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>' +
      `<p title="مقاس [7-11]" data-name="7-11">مقاس ${range}<br/> و<b><bdi>-30 °C</bdi></b></p><bdi dir="ltr">7-11</bdi>` +
      `<div data-island="contact"><p>7-11</p></div><svg><text>مقاس [7-11]</text></svg><p>${range}</p>` +
      '<textarea>7-11</textarea><script type="application/ld+json">"7-11"</script></html>',
  );
});

test("marks a short range by its own class, so that no line breaks inside", () => {
  expect(isolateRuns("<p>مستخدم 59-140 كجم، بدل 2112-2023-04-17</p>")).toBe(
    '<p>مستخدم <bdi class="range">59-140</bdi> كجم، بدل <bdi>2112-2023-04-17</bdi></p>',
  );
});

test("converts isolates of interface texts to elements, so that nobody copies invisible characters", () => {
  expect(isolateRuns("<p>كما في \u20682026-11-22\u2069، \u2068قفاز 7-11\u2069</p>")).toBe(
    '<p>كما في <bdi>2026-11-22</bdi>، <bdi>قفاز <bdi class="range">7-11</bdi></bdi></p>',
  );
});
