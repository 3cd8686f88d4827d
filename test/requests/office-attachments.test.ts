import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimFiles, createAttachments } from "#server/enquiries/attachments/attachments.ts";
import { textIn } from "#server/enquiries/database.ts";
import { longPdf, samples } from "#test/support/files.ts";
import { newEnquiry } from "#test/support/new-enquiry.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();

describe.each(["sqlite", "postgres"] as const)("files of an enquiry (%s)", (kind) => {
  let office: Office;
  let sara: OfficeClient;
  beforeEach(async (context) => {
    const server = kind === "postgres" ? { databaseUrl: await postgres(context).database() } : {};
    office = await startOffice(server);
    sara = await office.signedInAs("sales", "Sara");
  });
  afterEach(() => office.close());

  async function receiveWith(name: string, mediaType: string, content: Buffer): Promise<string> {
    const enquiry = newEnquiry();
    const { store, database } = office.parts;
    await store.add(enquiry);
    const writer = await createAttachments(database).begin(enquiry.receivedAt);
    await writer.append(content);
    const { token } = await writer.finish({ name, mediaType });
    await database.transaction((session) => claimFiles(session, enquiry.reference, [token]));
    return enquiry.reference;
  }

  const filesOf = async (reference: string) =>
    (await sara.get(`/api/enquiries/${reference}`)).json().files;
  const addressOf = async (reference: string) => {
    const [{ id }] = await filesOf(reference);
    return `/api/enquiries/${reference}/files/${id}`;
  };

  test("are listed and saved byte by byte, and never opened in the office", async () => {
    const content = longPdf(600_000);
    const reference = await receiveWith("قائمة (1).pdf", "application/pdf", content);
    expect(await filesOf(reference)).toMatchObject([
      { name: "قائمة (1).pdf", mediaType: "application/pdf", bytes: 600_000, purpose: "request" },
    ]);
    const answer = await sara.get(await addressOf(reference));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "600000",
      "content-disposition":
        "attachment; filename*=UTF-8''%D9%82%D8%A7%D8%A6%D9%85%D8%A9%20%281%29.pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  test("are refused to strangers, to editors and under another enquiry", async () => {
    const [first, second] = [
      await receiveWith("list.csv", "text/csv", samples.csv),
      await receiveWith("photo.png", "image/png", samples.png),
    ];
    const address = await addressOf(first);
    expect((await office.stranger().get(address)).statusCode).toBe(401);
    const editor = await office.signedInAs("editor");
    expect((await editor.get(address)).statusCode).toBe(403);
    const foreign = await sara.get(address.replace(first, second));
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ code: "not-found" });
    expect((await sara.get(`/api/enquiries/${first}/files/none`)).statusCode).toBe(404);
  });

  test("that nobody has claimed belong to no enquiry", async () => {
    const reference = newEnquiry().reference;
    const writer = await createAttachments(office.parts.database).begin(0);
    await writer.append(samples.pdf);
    await writer.finish({ name: "a.pdf", mediaType: "application/pdf" });
    const [row = {}] = await office.parts.database.read((session) =>
      session.query("select id from attachment"),
    );
    const answer = await sara.get(`/api/enquiries/${reference}/files/${textIn(row, "id")}`);
    expect(answer.statusCode).toBe(404);
  });
});
