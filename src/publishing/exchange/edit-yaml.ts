import { isDeepStrictEqual } from "node:util";
import { isKeyed } from "#content/exchange/draft.ts";
import { isMap, isSeq, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import {
  keyOf,
  startOf,
  endOf,
  colonAfter,
  pairEnd,
  indented,
  columnOf,
  lineEnd,
  withoutLineEnds,
} from "#publishing/exchange/yaml-places.ts";
import { handwriting, quoting, type ValueWriter } from "#publishing/exchange/yaml-value.ts";

/** What stands from one offset to another is replaced. */
interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Path = readonly (string | number)[];

/** The order in which the keys of the map at a path are written. */
export type KeyOrder = (path: Path) => readonly string[];

interface Edit {
  readonly text: string;
  readonly splices: Splice[];
  readonly order: KeyOrder;
  readonly write: ValueWriter;
}

type Keyed = Readonly<Record<string, unknown>>;

function replaceIn(
  edit: Edit,
  parent: YAMLMap | YAMLSeq,
  place: Pair | number,
  value: unknown,
): void {
  const { text } = edit;
  const node: unknown = typeof place === "number" ? parent.items[place] : place.value;
  const after = typeof place === "number" ? startOf(node) : colonAfter(place);
  const start = Math.max(startOf(node), after);
  const end = Math.max(start, withoutLineEnds(text, start, endOf(node)));
  const tail = text.slice(end, lineEnd(text, end)).trim();
  const between = text.slice(after, start);
  if (parent.flow === true || tail !== "" || between.trim() !== "") {
    const gap = between === "" && typeof place !== "number" ? " " : "";
    edit.splices.push({ from: start, to: end, text: gap + edit.write.line(value) });
  } else if (typeof place === "number") {
    const written = indented(edit.write.item(value).slice(1), columnOf(text, start) - 2);
    edit.splices.push({ from: start, to: end, text: written });
  } else {
    const indent = columnOf(text, startOf(place.key));
    edit.splices.push({ from: after, to: end, text: indented(edit.write.block(value), indent) });
  }
}

function removeFrom(edit: Edit, map: YAMLMap, gone: ReadonlySet<Pair>): void {
  const pairs = map.items;
  const lastKept = pairs.findLastIndex((pair) => !gone.has(pair));
  pairs.forEach((pair, at) => {
    const next = pairs[at + 1];
    const from = startOf(pair.key);
    if (!gone.has(pair)) {
      return;
    }
    if (map.flow === true && at > lastKept) {
      const before = pairs[at - 1];
      edit.splices.push({ from: before ? pairEnd(before) : from, to: pairEnd(pair), text: "" });
    } else if (
      next &&
      (map.flow === true || /\S/.test(edit.text.slice(from - columnOf(edit.text, from), from)))
    ) {
      edit.splices.push({ from, to: startOf(next.key), text: "" });
    } else {
      const line = from - columnOf(edit.text, from);
      edit.splices.push({ from: line, to: lineEnd(edit.text, pairEnd(pair)), text: "" });
    }
  });
}

function insertInto(
  edit: Edit,
  map: YAMLMap,
  kept: readonly Pair[],
  path: Path,
  key: string,
  value: unknown,
): void {
  const order = edit.order(path);
  const rank = order.indexOf(key);
  const before = kept.findLast(
    (pair) => rank < 0 || (order.includes(keyOf(pair)) && order.indexOf(keyOf(pair)) < rank),
  );
  const first = kept[0];
  if (!first) {
    return;
  }
  const indent = columnOf(edit.text, startOf(first.key));
  const flow = map.flow === true;
  const written = flow
    ? `${edit.write.line(key)}: ${edit.write.line(value)}`
    : `${edit.write.line(key)}:${indented(edit.write.block(value), indent)}`;
  if (!before) {
    const from = startOf(first.key);
    const text = flow ? `${written}, ` : `${written}\n${" ".repeat(indent)}`;
    edit.splices.push({ from, to: from, text });
  } else if (flow) {
    const from = pairEnd(before);
    edit.splices.push({ from, to: from, text: `, ${written}` });
  } else {
    const from = lineEnd(edit.text, pairEnd(before));
    const open = edit.text[from - 1] === "\n" ? "" : "\n";
    edit.splices.push({ from, to: from, text: `${open}${" ".repeat(indent)}${written}\n` });
  }
}

function change(
  edit: Edit,
  parent: YAMLMap | YAMLSeq,
  place: Pair | number,
  before: unknown,
  next: unknown,
  path: Path,
): void {
  const node: unknown = typeof place === "number" ? parent.items[place] : place.value;
  if (
    isMap(node) &&
    isKeyed(before) &&
    isKeyed(next) &&
    node.items.some((pair) => next[keyOf(pair)] !== undefined)
  ) {
    changeMap(edit, node, before, next, path);
  } else if (
    isSeq(node) &&
    Array.isArray(before) &&
    Array.isArray(next) &&
    before.length === next.length
  ) {
    next.forEach((value: unknown, at) => {
      if (!isDeepStrictEqual(value, before[at])) {
        change(edit, node, at, before[at], value, [...path, at]);
      }
    });
  } else {
    replaceIn(edit, parent, place, next);
  }
}

function changeMap(edit: Edit, map: YAMLMap, before: Keyed, next: Keyed, path: Path): void {
  const pairs = map.items;
  const gone = new Set(pairs.filter((pair) => next[keyOf(pair)] === undefined));
  const kept = pairs.filter((pair) => !gone.has(pair));
  for (const pair of kept) {
    const key = keyOf(pair);
    if (!isDeepStrictEqual(before[key], next[key])) {
      change(edit, map, pair, before[key], next[key], [...path, key]);
    }
  }
  const order = edit.order(path);
  const added = Object.keys(next)
    .filter((key) => next[key] !== undefined && !pairs.some((pair) => keyOf(pair) === key))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const key of added) {
    insertInto(edit, map, kept, path, key, next[key]);
  }
  removeFrom(edit, map, gone);
}

/** A value without the keys that hold nothing. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function spliced(text: string, splices: readonly Splice[]): string {
  const sorted = splices
    .map((splice, at) => ({ ...splice, at }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to || a.at - b.at);
  let at = 0;
  let result = "";
  for (const { from, to, text: put } of sorted) {
    result += text.slice(at, Math.max(at, from)) + put;
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}

function editWith(
  text: string,
  next: Keyed,
  order: KeyOrder,
  write: ValueWriter,
): string | undefined {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const before: unknown = document.errors.length > 0 ? undefined : document.toJS();
  if (!isMap(document.contents) || !isKeyed(before)) {
    return undefined;
  }
  const edit: Edit = { text, splices: [], order, write };
  changeMap(edit, document.contents, before, next, []);
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const result = spliced(
    text,
    edit.splices.map((splice) => ({ ...splice, text: splice.text.replaceAll("\n", lineBreak) })),
  );
  const reread = parseDocument(result, { prettyErrors: false });
  const isAsMeant = reread.errors.length === 0 && isDeepStrictEqual(reread.toJS(), plain(next));
  return isAsMeant ? result : undefined;
}

/**
 * The YAML text with another value; what did not change keeps every byte, comments and layout too.
 * Undefined where that cannot be done, as with anchors that other lines need.
 */
export function editYaml(text: string, next: Keyed, order: KeyOrder): string | undefined {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const bare = text.slice(mark.length);
  const result = editWith(bare, next, order, handwriting) ?? editWith(bare, next, order, quoting);
  return result === undefined ? undefined : mark + result;
}
