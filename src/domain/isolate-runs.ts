import { keepsItsOrder, runsFromTheLeft } from "#domain/runs-from-the-left.ts";

export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Wraps every left-to-right run that its neighbours would reorder. */
export function wrapRuns(text: string, wrap: (run: string) => string, isWhole: boolean): string {
  const runs = runsFromTheLeft(text);
  return runs.reduceRight((done, { run, index }, position) => {
    const previous = runs[position - 1];
    const textBefore = text.slice(previous ? previous.index + previous.run.length : 0, index);
    const textAfter = text.slice(index + run.length, runs[position + 1]?.index);
    const hasRtlBefore = (position === 0 && isWhole) || rightToLeft.test(textBefore);
    const hasRtlAfter = (position === runs.length - 1 && isWhole) || rightToLeft.test(textAfter);
    return keepsItsOrder(run, hasRtlBefore && hasRtlAfter)
      ? done
      : done.slice(0, index) + wrap(run) + done.slice(index + run.length);
  }, text);
}

/** Isolates runs with Unicode marks, for Arabic text in titles and attributes. */
export function isolateInText(text: string): string {
  return wrapRuns(text, (run) => `\u2068${run}\u2069`, true);
}

/** Removes the direction isolates of a text. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, "");
}

/** Isolates runs only if the text contains a right-to-left script. */
export function isolateInRtlText(text: string): string {
  return rightToLeft.test(text) ? isolateInText(text) : text;
}
