/** The field in which a plain form carries the list of a device, as the device stores it. */
export const listField = "list";
