import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { z } from "zod";
import { ApiError } from "#office/app/api.ts";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Options to sign in with a passkey; the browser checks them. */
export const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject);
/** Options to make a passkey; the browser checks them. */
export const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject);

/** Asks the authenticator; a cancelled or missing one is a refusal like any other. */
export async function askPasskey<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return ask().catch(() => {
    throw new ApiError({ status: 400, code: "passkey-cancelled" });
  });
}
