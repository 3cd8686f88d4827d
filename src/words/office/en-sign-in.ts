export const signIn = {
  title: "Sign in",
  lead: "For the staff of this company.",
  email: "E-mail address",
  sendCode: "Send me a code",
  sentTo: (email: string) =>
    `If ${email} belongs to the staff, a letter with a code is on its way.`,
  code: "Code from the letter",
  enter: "Sign in",
  otherAddress: "Another address or a new code",
  passkey: "Sign in with a passkey",
  or: "or",
  demonstration: "Sign in as demo user",
  demonstrationNote: "This is a demonstration on this computer. A live office has no such button.",
  againTitle: "Please sign in again",
  againLead: "Your session has ended. Nothing that you typed is lost.",
};
