const style =
  `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16202a}
a{color:#0b5cad}header{position:sticky;top:0;background:#fff;border-bottom:1px solid #dde3e8;display:flex;gap:1rem;padding:.75rem 1rem;flex-wrap:wrap;z-index:1}
main{max-width:72rem;margin:auto;padding:1rem}h1{font-size:2rem;line-height:1.2}
.g{display:grid;gap:1rem;grid-template-columns:1fr;padding:0;list-style:none}
@media(min-width:640px){.g{grid-template-columns:1fr 1fr}}@media(min-width:1024px){.g{grid-template-columns:repeat(4,1fr)}}
.c{border:1px solid #dde3e8;border-radius:.5rem;padding:1rem;content-visibility:auto;contain-intrinsic-size:auto 30rem}
img{width:100%;height:auto;aspect-ratio:1}.c p{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.b{background:#e8f2fb;border-radius:1rem;padding:.1rem .5rem;font-size:.8rem}
[role=tab]{padding:.5rem 1rem;border:1px solid #cbd5dd;background:#fff;border-radius:.5rem}
[aria-selected=true]{background:#0b5cad;color:#fff}dialog{max-width:40rem;width:calc(100% - 2rem);border:0;border-radius:.5rem}
button{font:inherit;cursor:pointer}[hidden]{display:none!important}`.replaceAll("\n", "");

/** Tabs hide cards, and a card's button shows it in the dialog. */
const script =
  `addEventListener('click',e=>{let $=s=>document.querySelectorAll(s),t=e.target.closest('[role=tab]'),b=e.target.closest('[data-d]');
if(t){$('[role=tab]').forEach(x=>x.ariaSelected=x===t);$('.c').forEach(c=>c.hidden=t.dataset.k&&c.dataset.k!==t.dataset.k)}
if(b){let d=$('dialog')[0],c=b.closest('.c'),q=s=>d.querySelector(s);q('h2').textContent=c.querySelector('h3').textContent;q('p').textContent=c.querySelector('p').textContent;
q('img').src=c.querySelector('img').currentSrc;q('a').href=b.dataset.d;d.showModal()}
if(e.target.matches('[data-x]'))e.target.closest('dialog').close()})`.replaceAll("\n", "");

const dialog =
  '<dialog><button data-x aria-label="Close">×</button><a>Open page</a><h2></h2><img alt=""><p></p></dialog>';

/** Text as it stands in HTML and in its attributes. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

export interface FloorPage {
  readonly title: string;
  /** HTML below the heading. */
  readonly body: string;
}

/** Where the header leads, and what it is called there. */
export type FloorLinks = readonly (readonly [address: string, name: string])[];

/** A bare document: all its style and script inside, the few pages of the floor prerendered. */
export function floorDocument(
  { title, body }: FloorPage,
  links: FloorLinks,
  prerendered: readonly string[],
): string {
  const rules = { prerender: [{ urls: prerendered, eagerness: "immediate" }] };
  const header = links
    .map(([address, name]) => `<a href="${address}">${escaped(name)}</a>`)
    .join("");
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${style}</style>` +
    `<script type="speculationrules">${JSON.stringify(rules)}</script></head>` +
    `<body><header>${header}</header><main><h1>${escaped(title)}</h1>${body}${dialog}</main>` +
    `<script>${script}</script></body></html>`
  );
}
