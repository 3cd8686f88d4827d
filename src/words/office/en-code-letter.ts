export const codeLetter = {
  subject: (code: string) => `${code} is your code to sign in to the office`,
  enter: (code: string) => `Your code: ${code}`,
  expires: "Enter it in the browser that asked for it, within 10 minutes.",
  ignore: "If you did not ask for a code, ignore this letter. Nobody can sign in without it.",
};
