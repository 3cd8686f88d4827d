export const dialog = {
  close: "Close",
  page: "Open the product's page",
  content: "Details",
};
