export const sheet = {
  title: "Request for quotation",
  intro: "This is your list as a sheet of A4. Print it, or save it as a PDF and send it on.",
  asSheet: "Open this list as a sheet to print",
  print: "Print",
  back: "Back to the list",
  empty: "There are no lines on this sheet.",
  lost: (count: number) =>
    `${count === 1 ? "1 line" : `${count} lines`} of the list could not be read.`,
  reference: "Reference",
  sent: "Sent",
  picture: "Picture",
  standard: "Standard",
  pack: "Pack",
  code: "Opens this list",
  notAnOffer: (company: string) => `The buyer wrote this list. It is not an offer by ${company}.`,
  requestedBy: "Requested by, date",
  approvedBy: "Approved by, date",
};
