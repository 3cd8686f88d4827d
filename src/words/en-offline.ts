import { countIn } from "#words/plurals.ts";

const products = { one: "{n} product", other: "{n} products" };

export const offline = {
  title: "No connection",
  description: "Shown where a page cannot be loaded. Pages that this device keeps can be opened.",
  heading: "There is no connection",
  intro:
    "This page is not on your device. Pages that you have visited open again without a connection.",
  retry: "Try again",
  searchLabel: "Search the catalogue on this device",
  found: (count: number, query: string) =>
    `${countIn("en", count, products)} for “${query}” on this device`,
  nothing: (query: string) =>
    `Nothing on this device matches “${query}”. Try a code, a name or a standard, such as EN 388.`,
  all: (count: number) => `${countIn("en", count, products)} on this device`,
  asOf: (day: string) => `As of ${day}. Prices and availability may have changed since.`,
  notKept: "The catalogue is not on this device. The shop page can keep it when you are online.",
  /** Stands above a page that the device has kept. */
  keptPage: (time: string) =>
    `No connection: this page is from your device, as of ${time}. Prices and availability may have changed since.`,
  slowPage: (time: string) =>
    `The connection is slow: this page is from your device, as of ${time}. Prices and availability may have changed since.`,
  reload: "Load it again",
  keep: {
    heading: "Without a connection",
    intro: "For places without a signal: product pages and their search, on your device.",
    keep: (megabytes: string) => `Keep the catalogue on this device (${megabytes} MB)`,
    keeping: (done: number, total: number) => `Loading: ${done} of ${total} files`,
    kept: (day: string) => `The catalogue is on this device, as of ${day}.`,
    failed: "The catalogue could not be kept. Check the connection and the space on this device.",
    cancel: "Cancel",
    remove: "Remove it from this device",
    removed: "The catalogue was removed from this device.",
  },
  /** Said on any page, once a waiting enquiry has been sent. */
  arrived: "Your waiting enquiry has been sent.",
  arrivedLink: "See the receipt",
  notices: "Waiting enquiries",
};
