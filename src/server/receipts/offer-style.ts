import { createPageStyle } from "#server/http/service-page.ts";

/** Style of a quotation on the page of a receipt. */
export const offerStyle = createPageStyle(`
.progress { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 1rem 0; padding: 0; list-style: none; }
.progress li { display: flex; align-items: center; color: var(--color-ink-mute); }
.progress li::before {
  content: ""; inline-size: 0.75rem; block-size: 0.75rem; margin-inline-end: 0.5rem;
  border: 2px solid var(--color-line); border-radius: 50%;
}
.progress li[data-done]::before { border-color: var(--color-safe); background: var(--color-safe); }
.progress li[aria-current] { color: var(--color-ink); font-weight: var(--weight-strong); }
.progress li[aria-current]::before { border-color: var(--color-action); background: var(--color-action); }
.offer, .forms > form, .forms > details {
  margin-block: 1.5rem; padding: 1.5rem; background: var(--color-white); border: 1px solid var(--color-line);
  border-radius: var(--radius-lg);
}
.offer { border-block-start: 4px solid var(--color-ink); }
.offer > header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between; }
.offer h2, .forms h2 { margin: 0 0 0.25rem; font-size: var(--text-xl); line-height: 1.25; }
.offer h3 { margin: 1.5rem 0 0.25rem; font-size: var(--text-md); }
.offer header p { margin: 0; }
.sum { text-align: end; }
.sum .amount { color: var(--color-ink); font-size: var(--text-2xl); font-weight: var(--weight-strong); line-height: 1.2; font-variant-numeric: tabular-nums; }
.sum .amount span { font-size: var(--text-md); }
.note, .alert, .confirmation { margin-block: 1rem; padding: 0.75rem 1rem; border-inline-start: 4px solid var(--color-mandatory); background: var(--color-surface); color: var(--color-ink); }
.note[data-state="accepted"], .confirmation { border-color: var(--color-safe); }
.note[data-state="expired"], .note[data-state="withdrawn"], .alert { border-color: var(--color-fire); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block: 1.25rem; }
.action {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 2.75rem; padding: 0.5rem 1.25rem;
  border: 1px solid var(--color-action); border-radius: var(--radius-md); background: var(--color-action);
  color: var(--color-white); font: inherit; font-weight: var(--weight-strong); text-decoration: none; cursor: pointer;
}
.action:hover { background: var(--color-action-deep); color: var(--color-white); }
.action.plain { border-color: var(--color-ink); background: var(--color-white); color: var(--color-ink); }
.action.plain:hover { background: var(--color-surface); }
.offer caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.offer td, .offer th { overflow-wrap: break-word; }
.offer .number { text-align: right; font-variant-numeric: tabular-nums; }
.offer td.number { white-space: nowrap; }
.offer .position { color: var(--color-ink-mute); }
.offer td.total { font-weight: var(--weight-strong); }
.offer .none { color: var(--color-ink-mute); text-align: end; }
.remark { display: block; color: var(--color-ink-mute); font-size: var(--text-sm); }
.totals { grid-template-columns: 1fr max-content; inline-size: min(24rem, 100%); margin: 1rem 0 0 auto; padding: 0.75rem; border: 0; }
[dir="rtl"] .totals { margin: 1rem auto 0 0; }
.totals dd { text-align: end; font-variant-numeric: tabular-nums; }
.totals .total { padding-block-start: 0.5rem; border-block-start: 2px solid var(--color-ink); color: var(--color-ink); font-weight: var(--weight-strong); }
.totals dt.total { margin-inline-end: -1rem; padding-inline-end: 1rem; }
.terms { white-space: pre-line; }
.forms > form.main { border: 2px solid var(--color-action); }
.forms .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; align-items: end; }
.forms form p { margin-block-end: 0.75rem; }
.forms .fields p { margin: 0; }
.forms label { display: block; color: var(--color-ink); font-weight: var(--weight-strong); }
.forms label.received { display: flex; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; }
.forms input:not([type="hidden"], [type="checkbox"]), .forms textarea {
  inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--color-ink-mute);
  border-radius: var(--radius-md); background: var(--color-white); color: var(--color-ink); font: inherit;
}
.forms [aria-invalid] { border: 2px solid var(--color-fire); }
.hint { display: block; font-size: var(--text-sm); }
.problem { color: var(--color-fire); }
summary { min-block-size: 2.75rem; padding-block: 0.5rem; color: var(--color-action); font-weight: var(--weight-strong); cursor: pointer; }
.forms > details { margin-block: 0.75rem; padding-block: 0.25rem; }
.forms form .action { margin-block-start: 1rem; }
@media (max-width: 40rem) {
  .offer, .forms > form { padding: 1rem; }
  .forms > details { padding-inline: 1rem; }
  .sum { text-align: start; }
  .action { inline-size: 100%; }
  .offer tbody tr { display: grid; grid-template-columns: 2rem repeat(3, 1fr); gap: 0.25rem 0.5rem; padding-block: 0.75rem; }
  .offer tbody td { min-inline-size: 0; padding: 0; }
  .offer tbody .position { grid-area: 1 / 1 / span 3; }
  .offer tbody .goods, .offer tbody td.none { grid-column: 2 / -1; }
  .offer tbody td.none { text-align: start; }
  .offer tbody td.number { text-align: start; white-space: normal; }
  .offer tbody td.total { grid-column: 4; text-align: end; }
  .offer td[data-of]::before { content: attr(data-of); display: block; font-size: var(--text-xs); font-weight: var(--weight-text); }
  .offer tbody td:not([data-of]):empty, .offer td[data-of]:empty { display: none; }
}
@media print {
  main:has(.offer) > :not([data-view]), .forms, .actions, .offer caption { display: none; }
  .offer { margin: 0; padding: 0; border: 0; }
  .offer h2 { font-size: 14pt; }
  .sum .amount { font-size: 16pt; }
  .offer table { margin-block-start: 6pt; }
  .remark { display: inline; margin-inline-start: 4pt; font-size: 7pt; }
  .totals { margin-block-start: 4pt; padding: 0; }
}
`);
