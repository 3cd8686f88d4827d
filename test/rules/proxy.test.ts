import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longestRequestBody } from "#server/enquiries/request-body.ts";
import { usualLimits } from "#server/http/web-server.ts";

const text = (file: string) => readFileSync(file, "utf8");
const caddyfile = text("deploy/Caddyfile");

test("the proxy passes on to the service, and keeps to itself what is for watchers", () => {
  const [, port] = /^EXPOSE (\d+)$/m.exec(text("Containerfile")) ?? [];
  const count = (mark: RegExp) => caddyfile.match(mark)?.length;
  expect(count(/\{/g)).toBe(count(/\}/g));
  expect(port).toMatch(/^\d+$/);
  expect(caddyfile).toContain(`reverse_proxy {$UPSTREAM:app:${port}} {`);
  expect(caddyfile).toMatch(/@watching path \/healthz \/readyz \/alertz\n\s+respond @watching 404/);
  // What the service reads has to reach it.
  expect(caddyfile).toContain(`max_size ${longestRequestBody / 2 ** 20}MiB`);
  expect(caddyfile).toContain(`larger than ${longestRequestBody / 2 ** 20} MiB`);
});

test("the proxy closes idle connections well before the service does", () => {
  const [, seconds] = /\n\s+keepalive (\d+)s\n/.exec(caddyfile) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(usualLimits.keepAliveTimeout / 2);
});

test("Caddy understands its configuration", (context) => {
  const env = { ...process.env, SITE_URL: "https://www.supplier.example" };
  const words = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
  const { error, status, stderr } = spawnSync("caddy", words, { env, encoding: "utf8" });
  if (error !== undefined) {
    context.skip("there is no caddy to ask");
  }
  expect(stderr).not.toContain("Error");
  expect(status).toBe(0);
});
