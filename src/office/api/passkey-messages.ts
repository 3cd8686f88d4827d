import { z } from "zod";

const text = z.string().max(20_000);

const credential = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).exactOptional(),
  clientExtensionResults: z.looseObject({}),
});

/** Answer of an authenticator to a sign-in, as JSON of WebAuthn. */
export const authenticationResponse = credential.extend({
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.exactOptional(),
  }),
});

/** Answer of an authenticator that made a passkey, as JSON of WebAuthn. */
export const registrationResponse = credential.extend({
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(50)).max(10).exactOptional(),
  }),
});
