import { expect, test } from "vitest";
import { startService } from "#test/support/service.ts";
import { unmadePages } from "#test/support/unmade-pages.ts";

const cases = [
  ["this address has asked for too many pages", 429, "1"],
  ["everybody together has", 503, "1"],
  ["too many pages wait", 503, "2"],
  ["the page cannot be made", 500, null],
] as const;
const rows = "HP-001\t50\nSafety <goggles>\t20";

test.each(cases)("where %s, rows are answered with %i", async (why, status, retryAfter) => {
  const service = await startService(unmadePages[why]);
  const post = (accept: string) =>
    fetch(`${service.url}/request`, {
      method: "POST",
      headers: { accept },
      body: new URLSearchParams({ rows, name: "Khalid" }),
    });
  try {
    const page = await post("text/html,application/json;q=0.9");
    const html = await page.text();
    expect([page.status, page.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain("HP-001\t50\nSafety &lt;goggles&gt;\t20</textarea>");
    expect(html).toContain('value="Khalid"');
    const data = await post("application/json");
    expect([data.status, data.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(data.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    const problem = await data.json();
    expect(problem).toMatchObject({ status });
    // A failure of ours has a reference of its own behind the colon.
    expect(html).toContain(String(problem.detail).split(":")[0]);
  } finally {
    await service.close();
  }
});
