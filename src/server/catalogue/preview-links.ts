import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { numberIn, textIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";

/** Milliseconds for which a link shows the preview. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

interface PreviewLink {
  readonly token: string;
  readonly expiresAt: number;
}

/** Secret links to previews of products. */
export interface PreviewLinks {
  create(slug: string, person: string): Promise<PreviewLink>;
  /** Finds the product of a link; undefined for an unknown or expired one. */
  find(token: string): Promise<string | undefined>;
}

/** Opens the links over either database. */
export function openPreviewLinks(database: Database, clock: Clock): PreviewLinks {
  return {
    create: (slug, person) =>
      database.transaction(async (session) => {
        const token = randomBytes(24).toString("base64url");
        const expiresAt = clock.now() + lifetime;
        await session.query("delete from preview_link where expires_at < $1", [clock.now()]);
        await session.query(
          "insert into preview_link (token_hash, slug, person, expires_at) values ($1, $2, $3, $4)",
          [hashOf(token), slug, person, expiresAt],
        );
        return { token, expiresAt };
      }),

    async find(token) {
      const [row] = await database.read((session) =>
        session.query("select slug, expires_at from preview_link where token_hash = $1", [
          hashOf(token),
        ]),
      );
      return row === undefined || numberIn(row, "expires_at") <= clock.now()
        ? undefined
        : textIn(row, "slug");
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
