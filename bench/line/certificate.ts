import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = ".cache/bench";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key in base64: a browser is told to trust this key alone. */
  readonly keyHash: string;
}

/** The certificate for localhost that measurements use; made where there is none yet. */
export function readCertificate(): Certificate {
  const [key, cert] = [path.join(folder, "edge.key"), path.join(folder, "edge.crt")];
  if (!existsSync(cert)) {
    mkdirSync(folder, { recursive: true });
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const files = ["-keyout", key, "-out", cert];
    execFileSync("openssl", ["req", "-x509", ...curve, "-days", "3650", ...name, ...files], {
      stdio: "ignore",
    });
  }
  const text = readFileSync(cert, "utf8");
  const publicKey = new X509Certificate(text).publicKey.export({ type: "spki", format: "der" });
  const keyHash = createHash("sha256").update(publicKey).digest("base64");
  return { key: readFileSync(key, "utf8"), cert: text, keyHash };
}
