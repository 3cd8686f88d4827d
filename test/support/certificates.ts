import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { isIP } from "node:net";

/** A certificate and its key as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate authority for tests. */
export interface Authority {
  readonly cert: string;
  /** Issues a certificate for a host, valid since yesterday for some days (-1: expired). */
  issue(host: string, days?: number): Certificate;
}

const day = 24 * 60 * 60_000;
const name = "Tests";

/** Creates an authority; Node signs, but cannot write X.509. */
export function createAuthority(): Authority {
  const authorityKeys = newKeys();
  const itself = write({
    subject: name,
    keys: authorityKeys,
    signer: authorityKeys.privateKey,
    days: 30,
    host: "",
  });
  return {
    cert: itself,
    issue(host, days = 30) {
      const keys = newKeys();
      return {
        cert: write({ subject: host, keys, signer: authorityKeys.privateKey, days, host }),
        key: pemOf(keys.privateKey),
      };
    },
  };
}

/** Creates a self-signed certificate. */
export function selfSigned(host: string): Certificate {
  const keys = newKeys();
  const cert = write({
    subject: host,
    issuer: host,
    keys,
    signer: keys.privateKey,
    days: 30,
    host,
  });
  return { cert, key: pemOf(keys.privateKey) };
}

interface Keys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

interface Wish {
  readonly subject: string;
  readonly issuer?: string;
  readonly keys: Keys;
  readonly signer: KeyObject;
  readonly days: number;
  /** Empty for the authority itself. */
  readonly host: string;
}

function newKeys(): Keys {
  return generateKeyPairSync("ec", { namedCurve: "prime256v1" });
}

function pemOf(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

/** Encodes ASN.1 in DER: tag, length, content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const long = length > 255 ? [0x82, length >> 8, length & 255] : [0x81, length];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const octets = (part: Uint8Array) => der(0x04, part);
const bits = (part: Uint8Array) => der(0x03, Buffer.from([0]), part);

const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));
const commonName = oid("550403");
const subjectAltName = oid("551d11");
const basicConstraints = oid("551d13");
const yes = der(0x01, Buffer.from([0xff]));

const called = (text: string) =>
  sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));
const time = (milliseconds: number) =>
  der(
    0x18,
    Buffer.from(`${new Date(milliseconds).toISOString().replaceAll(/\D/g, "").slice(0, 14)}Z`),
  );

/** Writes a certificate by RFC 5280, version 3. */
function write({ subject, issuer = name, keys, signer, days, host }: Wish): string {
  const yesterday = Date.now() - day;
  const extension =
    host === ""
      ? sequence(basicConstraints, yes, octets(sequence(yes)))
      : sequence(subjectAltName, octets(sequence(hostName(host))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    called(issuer),
    sequence(time(yesterday - day), time(yesterday + (days + 0.5) * day)),
    called(subject),
    keys.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(extension)),
  );
  const whole = sequence(body, ecdsaWithSha256, bits(sign("sha256", body, signer)));
  const lines = whole.toString("base64").replaceAll(/.{1,64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`;
}

function hostName(host: string): Buffer {
  return isIP(host) === 4
    ? der(0x87, Buffer.from(host.split(".").map(Number)))
    : der(0x82, Buffer.from(host));
}
