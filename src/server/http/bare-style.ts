import { createHash } from "node:crypto";

/** The pages of the service itself need nothing of the site's style sheets, so that they work whatever those become. */
export const bareStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0; background: #faf9f6; color: #14171a; overflow-wrap: break-word;
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { max-inline-size: 64rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; color: #3a4148; }
a { color: #b03507; text-underline-offset: 0.15em; }
a:hover { color: #8a2703; }
:focus-visible { outline: 2px solid #005387; outline-offset: 2px; border-radius: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin-block-end: 1.5rem; }
table { inline-size: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 0.625rem 0.75rem; border-block-end: 1px solid #c8ccd1; }
th, td { text-align: start; vertical-align: top; overflow-wrap: anywhere; }
thead th { border-block-end: 2px solid #14171a; color: #4d555d; font-size: 0.875rem; }
tbody tr:hover { background: #edeff1; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
dl {
  display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem;
  margin: 1rem 0; padding: 1rem; background: #fff; border: 1px solid #c8ccd1;
}
dt { color: #4d555d; }
dd { margin: 0; overflow-wrap: anywhere; }
pre {
  margin: 0; padding: 1rem; background: #fff; border: 1px solid #c8ccd1; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, SFMono-Regular, Consolas, monospace;
}
iframe { inline-size: 100%; block-size: 30rem; background: #fff; border: 1px solid #c8ccd1; }
.empty { padding: 2rem 1rem; background: #fff; border: 1px dashed #c8ccd1; }
@media (max-width: 40rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  td { padding-block: 0.25rem; border: 0; }
  tr { padding-block: 0.5rem; border-block-end: 1px solid #c8ccd1; }
  dl { grid-template-columns: 1fr; }
  time { white-space: normal; }
}
`;

/** What a policy says to allow this style and no other. */
export const bareStyleHash = `sha256-${createHash("sha256").update(bareStyle).digest("base64")}`;
