import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeLetter } from "#server/mail/compose.ts";
import type { Letter } from "#server/mail/mailer.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const sent: Letter[] = [];
let site: Service;
beforeAll(async () => {
  site = await startService({
    mailer: {
      kind: "folder",
      async send(letter) {
        sent.push(letter);
        return { ok: true, over: "nothing" };
      },
    },
  });
});
afterAll(() => site.close());

/** Returns the unfolded header lines of a letter. */
function headerLines(message: Buffer): readonly string[] {
  const [head = ""] = message.toString("latin1").split("\r\n\r\n");
  return head.replaceAll(/\r\n[ \t]/g, " ").split("\r\n");
}

test.each([
  "=?utf-8?Q?=0d=0aBcc:_x@evil?=",
  "=?utf-8?Q?=E2=80=AEfdp.exe?=",
  "=?UTF-8?B?QmNjOiB4?= and more",
  "شركة =?utf-8?Q?hidden?= الرياض",
  "=?utf-8?Q?a?= =?utf-8?Q?b?=",
  '"=?utf-8?Q?quoted?="',
  `=?${"😀".repeat(40)}`,
  "1 =? 2",
])("shows %j in the subject and the sender's name as typed", async (typed) => {
  sent.length = 0;
  const answer = await postJson(site.endpoint, { ...goodEnquiry, name: typed, company: typed });
  const { reference } = await answer.json();
  while ((await site.delivery.pass()) > 0) {}
  const [letter] = sent;
  if (letter === undefined) {
    throw new Error("no letter was sent");
  }
  const { message } = await composeLetter(letter);
  const mail = await PostalMime.parse(message);
  expect(mail.subject).toBe(`Enquiry ${reference} from ${typed}`);
  expect(mail.replyTo).toEqual([{ name: typed, address: goodEnquiry.email }]);
  const written = headerLines(message).filter((line) => /^(?:Subject|Reply-To):/.test(line));
  expect(written).toHaveLength(2);
  for (const line of written) {
    // Mail programs decode an encoded word even inside quotes.
    expect(line).not.toMatch(/"[^"]*=\?/);
  }
  for (const line of message.toString("latin1").split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(78);
  }
});
