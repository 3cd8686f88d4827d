import { isDeepStrictEqual } from "node:util";
import { isKeyed } from "#content/exchange/draft.ts";
import { alignItems, type AlignedItem } from "#publishing/exchange/align-items.ts";
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

/** A replacement of the text between two offsets. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Path = readonly (string | number)[];

/** The order of the keys of the map at a path. */
export type KeyOrder = (path: Path) => readonly string[];

interface Edit {
  readonly text: string;
  readonly splices: Splice[];
  readonly order: KeyOrder;
  readonly write: ValueWriter;
}

type Keyed = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

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
    edit.splices.push({ start, end, text: gap + edit.write.line(value) });
  } else if (typeof place === "number") {
    const written = indented(edit.write.item(value).slice(1), columnOf(text, start) - 2);
    edit.splices.push({ start, end, text: written });
  } else {
    const indent = columnOf(text, startOf(place.key));
    edit.splices.push({ start: after, end, text: indented(edit.write.block(value), indent) });
  }
}

function removeFrom(edit: Edit, map: YAMLMap, removed: ReadonlySet<Pair>): void {
  const pairs = map.items;
  const lastRemaining = pairs.findLastIndex((pair) => !removed.has(pair));
  pairs.forEach((pair, index) => {
    if (!removed.has(pair)) {
      return;
    }
    const start = startOf(pair.key);
    const lineStart = start - columnOf(edit.text, start);
    const following = pairs[index + 1];
    const sharesLine = /\S/.test(edit.text.slice(lineStart, start));
    if (map.flow === true && index > lastRemaining) {
      const previous = pairs[index - 1];
      const end = pairEnd(pair);
      edit.splices.push({ start: previous ? pairEnd(previous) : start, end, text: "" });
    } else if (following && (map.flow === true || sharesLine)) {
      edit.splices.push({ start, end: startOf(following.key), text: "" });
    } else {
      edit.splices.push({ start: lineStart, end: lineEnd(edit.text, pairEnd(pair)), text: "" });
    }
  });
}

function insertInto(
  edit: Edit,
  map: YAMLMap,
  remaining: readonly Pair[],
  path: Path,
  key: string,
  value: unknown,
): void {
  const order = edit.order(path);
  const rank = order.indexOf(key);
  const previous = remaining.findLast((pair) => {
    const pairRank = order.indexOf(keyOf(pair));
    return rank < 0 || (pairRank >= 0 && pairRank < rank);
  });
  const [head] = remaining;
  if (!head) {
    return;
  }
  const indent = columnOf(edit.text, startOf(head.key));
  const isFlow = map.flow === true;
  const written = isFlow
    ? `${edit.write.line(key)}: ${edit.write.line(value)}`
    : `${edit.write.line(key)}:${indented(edit.write.block(value), indent)}`;
  const insert = (offset: number, text: string) =>
    edit.splices.push({ start: offset, end: offset, text });
  if (!previous) {
    insert(startOf(head.key), isFlow ? `${written}, ` : `${written}\n${" ".repeat(indent)}`);
  } else if (isFlow) {
    insert(pairEnd(previous), `, ${written}`);
  } else {
    const offset = lineEnd(edit.text, pairEnd(previous));
    const lineBreak = edit.text[offset - 1] === "\n" ? "" : "\n";
    insert(offset, `${lineBreak}${" ".repeat(indent)}${written}\n`);
  }
}

function change(
  edit: Edit,
  parent: YAMLMap | YAMLSeq,
  place: Pair | number,
  old: unknown,
  value: unknown,
  path: Path,
): void {
  const node: unknown = typeof place === "number" ? parent.items[place] : place.value;
  if (
    isMap(node) &&
    isKeyed(old) &&
    isKeyed(value) &&
    node.items.some((pair) => value[keyOf(pair)] !== undefined)
  ) {
    changeMap(edit, node, old, value, path);
  } else if (
    isSeq(node) &&
    isList(old) &&
    isList(value) &&
    changeSeq(edit, node, old, value, path)
  ) {
    return;
  } else {
    replaceIn(edit, parent, place, value);
  }
}

/** Edits the items of a list; false where the whole list has to be written again. */
function changeSeq(
  edit: Edit,
  seq: YAMLSeq,
  old: readonly unknown[],
  value: readonly unknown[],
  path: Path,
): boolean {
  const pairs = alignItems(old, value);
  const isResized = pairs.some((pair) => pair.old === undefined || pair.edited === undefined);
  if (isResized && !hasItemLines(edit, seq, pairs)) {
    return false;
  }
  let previous: number | undefined;
  for (const { old: index, edited } of pairs) {
    if (index === undefined) {
      insertItem(edit, seq, previous, value[edited ?? 0]);
      continue;
    }
    if (edited === undefined) {
      const { start, end } = itemLines(edit.text, seq.items[index]);
      edit.splices.push({ start, end, text: "" });
      continue;
    }
    previous = index;
    if (!isDeepStrictEqual(old[index], value[edited])) {
      change(edit, seq, index, old[index], value[edited], [...path, index]);
    }
  }
  return true;
}

/** Tells if a list has a line for each item and keeps at least one of them. */
function hasItemLines({ text }: Edit, seq: YAMLSeq, pairs: readonly AlignedItem[]): boolean {
  return (
    seq.flow !== true &&
    pairs.some(({ old, edited }) => old !== undefined && edited !== undefined) &&
    seq.items.every((item) => {
      const start = startOf(item);
      return start >= 0 && /^ *- +$/.test(text.slice(start - columnOf(text, start), start));
    })
  );
}

/** The lines of an item, with the comment behind it and without those above it. */
function itemLines(text: string, item: unknown): { readonly start: number; readonly end: number } {
  const start = startOf(item);
  const end = withoutLineEnds(text, start, endOf(item));
  return { start: start - columnOf(text, start), end: lineEnd(text, end) };
}

/** Inserts an item behind another one, or before the first where there is none. */
function insertItem(edit: Edit, seq: YAMLSeq, previous: number | undefined, value: unknown): void {
  const { text } = edit;
  const neighbour = itemLines(text, seq.items[previous ?? 0]);
  const dash = text.indexOf("-", neighbour.start) - neighbour.start;
  const written = `${" ".repeat(dash)}-${indented(edit.write.item(value), dash)}\n`;
  const offset = previous === undefined ? neighbour.start : neighbour.end;
  const lineBreak = offset === 0 || text[offset - 1] === "\n" ? "" : "\n";
  edit.splices.push({ start: offset, end: offset, text: lineBreak + written });
}

function changeMap(edit: Edit, map: YAMLMap, old: Keyed, value: Keyed, path: Path): void {
  const removed = new Set(map.items.filter((pair) => value[keyOf(pair)] === undefined));
  const remaining = map.items.filter((pair) => !removed.has(pair));
  for (const pair of remaining) {
    const key = keyOf(pair);
    if (!isDeepStrictEqual(old[key], value[key])) {
      change(edit, map, pair, old[key], value[key], [...path, key]);
    }
  }
  const order = edit.order(path);
  const keys = new Set(map.items.map(keyOf));
  const added = Object.keys(value)
    .filter((key) => value[key] !== undefined && !keys.has(key))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const key of added) {
    insertInto(edit, map, remaining, path, key, value[key]);
  }
  removeFrom(edit, map, removed);
}

/** Removes keys that are undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function applySplices(text: string, splices: readonly Splice[]): string {
  const sorted = splices.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let offset = 0;
  let result = "";
  for (const splice of sorted) {
    result += text.slice(offset, Math.max(offset, splice.start)) + splice.text;
    offset = Math.max(offset, splice.end);
  }
  return result + text.slice(offset);
}

function editWith(
  text: string,
  value: unknown,
  order: KeyOrder,
  write: ValueWriter,
): string | undefined {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const old: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const { contents } = document;
  const edit: Edit = { text, splices: [], order, write };
  if (isMap(contents) && isKeyed(old) && isKeyed(value)) {
    changeMap(edit, contents, old, value, []);
  } else if (!isSeq(contents) || !isList(old) || !isList(value)) {
    return undefined;
  } else if (!changeSeq(edit, contents, old, value, [])) {
    return undefined;
  }
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const result = applySplices(
    text,
    edit.splices.map((splice) => ({ ...splice, text: splice.text.replaceAll("\n", lineBreak) })),
  );
  const reread = parseDocument(result, { prettyErrors: false });
  const isCorrect = reread.errors.length === 0 && isDeepStrictEqual(reread.toJS(), plain(value));
  return isCorrect ? result : undefined;
}

/**
 * Edits a YAML text to hold another value; bytes, comments and layout of unchanged parts stay.
 * Undefined where that is impossible, as with anchors that other lines need.
 */
export function editYaml(text: string, value: unknown, order: KeyOrder): string | undefined {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text.slice(mark.length);
  const result = editWith(body, value, order, handwriting) ?? editWith(body, value, order, quoting);
  return result === undefined ? undefined : mark + result;
}
