/** Refusals of the API by their code, and problems of a field. */
export const problems = {
  codes: {
    failed: "Something went wrong on our side. Please try again.",
    offline: "The office cannot be reached. Check the connection and try again.",
    "foreign-host": "The office is not served at this address.",
    "foreign-origin": "The request did not come from the office.",
    invalid: "Please check the marked fields.",
    "last-owner": "The office needs an owner: make somebody else owner first.",
    "not-found": "It does not exist any more.",
    "sign-in-again":
      "For this, please sign in again first: the last sign-in was more than 10 minutes ago.",
    "signed-out": "Please sign in.",
    stale: "Somebody else saved in the meantime.",
    "too-large": "This is too large.",
    "too-many-codes": "Too many tries today. Try the other way to sign in, or ask the owner.",
    unreadable: "The request could not be read.",
    "wrong-passkey": "This passkey is not known here.",
    "passkey-cancelled": "The device did not confirm the passkey.",
    "wrong-role": "Your role does not include this.",
  },
  fields: {
    other: "Please check this.",
    too_small: "Please fill this in.",
    too_big: "This is too much.",
    invalid_type: "Please fill this in.",
    invalid_value: "Please choose one.",
    "not-an-address": "This is not an e-mail address.",
    "known-person": "This address belongs to somebody already.",
    "wrong-code": "This code is not right, or it has expired. Ask for a new one after five tries.",
  },
};
