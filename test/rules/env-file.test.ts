import { expect, test } from "vitest";
import { readMailServer } from "#domain/mail-server.ts";
import { parseEnvFile } from "#tools/env-file.ts";

test.each([
  ["SMTP_URL=smtps://u:p#w@h.example", "smtps://u:p#w@h.example"],
  ["SMTP_URL=smtps://u:p$w@h.example", "smtps://u:p$w@h.example"],
  ["SMTP_URL=smtps://u:p$w#2@h.example # the mail server", "smtps://u:p$w#2@h.example"],
  ["SMTP_URL='smtps://u:p#w@h.example'", "smtps://u:p#w@h.example"],
  ['SMTP_URL="smtps://u:p#w@h.example" # quoted', "smtps://u:p#w@h.example"],
  ["export SMTP_URL = smtps://u:p#w@h.example", "smtps://u:p#w@h.example"],
  ["SMTP_URL=smtps://h.example # no password", "smtps://h.example"],
  ["# SMTP_URL=smtps://u:p#w@h.example", undefined],
  ["SMTP_URL= # nothing", ""],
])("a value ends at a # after a space alone: %s", (line, value) => {
  expect(parseEnvFile(`\uFEFFPORT=1\r\n${line}\r\n`)["SMTP_URL"]).toBe(value);
});

test.each([
  ["smtps://u:p#w@h.example", "has a # in user or password that must be written as %23"],
  ["smtps://u:p/w@h.example", "must be an smtp or smtps address such as"],
  // Left over where a program took the # for the start of a comment.
  ["smtps://u:p", "a # in the password is written as %23, a $ as %24"],
])("a password that cannot stand in SMTP_URL is refused in words: %s", (url, words) => {
  const reading = readMailServer(url);
  expect(reading.ok ? "" : reading.problem).toContain(words);
});

test("an encoded password is read whole", () => {
  expect(readMailServer("smtps://u:p%23w%24x@h.example")).toMatchObject({
    server: { host: "h.example", credentials: { user: "u", password: "p#w$x" } },
  });
  expect(readMailServer("smtps://u:p$w@h.example")).toMatchObject({
    server: { credentials: { password: "p$w" } },
  });
});
