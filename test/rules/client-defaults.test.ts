import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { AuthChangeEvent, Factor, Session, User } from "@supabase/supabase-js";
import { describe, expect, expectTypeOf, test } from "vitest";

const load = createRequire(import.meta.url);
const library = createRequire(load.resolve("@supabase/supabase-js"));
const client = createClient("http://127.0.0.1:9", "public-anonymous-key");

/** Returns the source of a module of the installed client, beside its package's entry. */
function sourceOf(name: string, file: string): string {
  return readFileSync(path.join(path.dirname(library.resolve(name)), file), "utf8");
}

function constantsOf(name: string): Record<string, unknown> {
  return library(path.join(path.dirname(library.resolve(name)), "lib/constants.js")) as Record<
    string,
    unknown
  >;
}

describe("the installed backend client", () => {
  const auth = constantsOf("@supabase/auth-js");
  const authSource = sourceOf("@supabase/auth-js", "GoTrueClient.js");
  const realtime = constantsOf("@supabase/realtime-js");

  test("looks at the session every 30 s, and refreshes at 3 ticks or fewer [S288]", () => {
    expect(auth["AUTO_REFRESH_TICK_DURATION_MS"]).toBe(30_000);
    expect(auth["AUTO_REFRESH_TICK_THRESHOLD"]).toBe(3);
    expect(authSource).toMatch(/expiresInTicks <= constants_1\.AUTO_REFRESH_TICK_THRESHOLD/);
  });

  test("repeats a refresh after 200 ms, doubling, within 30 s [S289]", () => {
    expect(authSource).toContain("200 * Math.pow(2, attempt - 1)");
    expect(authSource).toMatch(
      /nextBackOffInterval = 200 \* Math\.pow\(2, attempt\)[\s\S]*?nextBackOffInterval - startedAt < constants_1\.AUTO_REFRESH_TICK_DURATION_MS/,
    );
  });

  test("keeps its key set for 10 minutes [S290]", () => {
    expect(auth["JWKS_TTL"]).toBe(10 * 60 * 1000);
  });

  test("persists its session and refreshes it by itself [S257]", () => {
    expect(authSource).toMatch(/autoRefreshToken: true/);
    expect(authSource).toMatch(/persistSession: true/);
    expect(authSource).toContain("globalThis.localStorage");
  });

  test("lists 100 files from 0 by name ascending, and caches for 3600 [S291]", async () => {
    const sent: { body: unknown; cache: string | null }[] = [];
    const made = createClient("http://127.0.0.1:9", "public-anonymous-key", {
      global: {
        fetch: (_, init) => {
          sent.push({ body: init?.body, cache: new Headers(init?.headers).get("cache-control") });
          return Promise.resolve(Response.json([]));
        },
      },
    });
    const files = made.storage.from("documents");
    await files.list();
    await files.upload("a.txt", new Uint8Array([1]));
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: "name", order: "asc" },
    });
    expect(sent[1]?.cache).toBe("max-age=3600");
  });

  test("gives realtime 10000 ms [S292]", () => {
    expect(client.realtime.timeout).toBe(10_000);
  });

  test("sends a heartbeat every 25000 ms [S293]", () => {
    expect(client.realtime.heartbeatIntervalMs).toBe(25_000);
  });

  test("buffers 100 pushes [S294]", () => {
    expect(realtime["MAX_PUSH_BUFFER_SIZE"]).toBe(100);
  });

  test("reconnects after 1000, 2000, 5000 and 10000 ms, and 10000 from then on [S295]", () => {
    const waits = [1, 2, 3, 4, 5].map((tries) => client.realtime.reconnectAfterMs(tries));
    expect(waits).toEqual([1000, 2000, 5000, 10_000, 10_000]);
  });

  test("knows these events of a session and no others [S256]", () => {
    expectTypeOf<AuthChangeEvent>().toEqualTypeOf<
      | "INITIAL_SESSION"
      | "SIGNED_IN"
      | "SIGNED_OUT"
      | "TOKEN_REFRESHED"
      | "USER_UPDATED"
      | "PASSWORD_RECOVERY"
      | "MFA_CHALLENGE_VERIFIED"
    >();
    const declared = sourceOf("@supabase/auth-js", "lib/types.d.ts");
    const [, events = ""] = /export type AuthChangeEvent = ([^;]+);/.exec(declared) ?? [];
    expect(events.match(/'\w+'/g)).toHaveLength(6);
    expect(declared).toContain("AuthChangeEventMFA = 'MFA_CHALLENGE_VERIFIED'");
  });

  test("has sessions, users and factors with these fields [S245 S246 S247]", () => {
    expectTypeOf<Pick<Session, "access_token" | "refresh_token" | "token_type">>().toExtend<{
      access_token: string;
      refresh_token: string;
      token_type: string;
    }>();
    expectTypeOf<Session["expires_in"]>().toEqualTypeOf<number>();
    expectTypeOf<Session["user"]>().toEqualTypeOf<User>();
    expectTypeOf<Session>().toHaveProperty("expires_at");
    expectTypeOf<User>().toHaveProperty("identities");
    expectTypeOf<User>().toHaveProperty("factors");
    expectTypeOf<"totp" | "phone">().toExtend<Factor["factor_type"]>();
    expectTypeOf<"verified">().toExtend<Factor["status"]>();
    const declared = sourceOf("@supabase/auth-js", "lib/types.d.ts");
    for (const field of ["access_token", "refresh_token", "expires_in", "expires_at"]) {
      expect(declared).toMatch(new RegExp(`\\b${field}\\??: (string|number);`));
    }
  });

  test("reaches auth, storage, realtime, database and functions [S273]", () => {
    for (const part of ["auth", "storage", "realtime", "functions"] as const) {
      expect(client[part]).toBeTypeOf("object");
    }
    expect(client.from("anything")).toBeTypeOf("object");
  });
});
