const agent =
  "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 " +
  "(KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const screen = { width: 412, height: 823 };

/** Lighthouse's phone, as commands to a page. */
export const phone: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [
    "Emulation.setDeviceMetricsOverride",
    {
      ...screen,
      ...{ deviceScaleFactor: 1.75, mobile: true },
      ...{ screenWidth: screen.width, screenHeight: screen.height },
    },
  ],
  ["Emulation.setTouchEmulationEnabled", { enabled: true }],
  ["Emulation.setUserAgentOverride", { userAgent: agent }],
];
