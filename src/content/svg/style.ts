import { checkValue, isPresentation } from "#content/svg/allowed.ts";
import { Refusal, type OpenTag } from "#content/svg/parse-svg.ts";

type Declarations = ReadonlyMap<string, string>;

/** A CSS rule for an element name, a class or an id. */
interface Rule {
  readonly element: string | undefined;
  readonly mark: string | undefined;
  readonly declarations: Declarations;
}

const selector = /^([a-zA-Z]+|\*)?([.#][\w-]+)?$/;

/** Parses the properties of a style that are also attributes; the others have no visible effect. */
export function readDeclarations(style: string): Declarations {
  const pairs = style.split(";").flatMap((declaration) => {
    const [, name = "", written = ""] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(declaration) ?? [];
    const value = written.replace(/\s*!important$/i, "");
    if (/url\s*\(|expression\s*\(|javascript:/i.test(value) || isPresentation(name)) {
      checkValue(name, value);
    }
    return isPresentation(name) ? [[name, value] as const] : [];
  });
  return new Map(pairs);
}

/** Parses a style sheet; rules of higher weight come last. */
export function readRules(sheet: string): readonly Rule[] {
  const plain = sheet.replaceAll(/\/\*[^]*?\*\/|<!--|-->/g, "").trim();
  const [atRule] = /@[\w-]*/.exec(plain) ?? [];
  if (atRule !== undefined) {
    throw new Refusal(`holds ${atRule} in its style: save it as plain SVG`);
  }
  const rules = plain.split("}").flatMap((rule) => {
    const [selectors = "", body] = rule.split("{");
    if (body === undefined) {
      if (rule.trim() !== "") {
        throw new Refusal(`holds the style ${rule.trim().slice(0, 40)}, which is no rule`);
      }
      return [];
    }
    const declarations = readDeclarations(body);
    return selectors.split(",").map((ruleSelector): Rule => {
      const match = selector.exec(ruleSelector.trim());
      if (match === null || ruleSelector.trim() === "") {
        throw new Refusal(
          `holds the style rule ${ruleSelector.trim().slice(0, 40)}: only names of elements, classes and ids are read`,
        );
      }
      const [, element, mark] = match;
      return { element: element === "*" ? undefined : element, mark, declarations };
    });
  });
  const weight = ({ element, mark = "" }: Rule) =>
    (mark.startsWith("#") ? 4 : mark.startsWith(".") ? 2 : 0) + (element === undefined ? 0 : 1);
  return rules.toSorted((a, b) => weight(a) - weight(b));
}

function fits({ element, mark }: Rule, { name, attributes }: OpenTag): boolean {
  const marks = [
    `#${attributes.get("id") ?? ""}`,
    ...(attributes.get("class") ?? "").split(/\s+/).map((className) => `.${className}`),
  ];
  return (
    (element === undefined || element === name) && (mark === undefined || marks.includes(mark))
  );
}

/** Returns the attributes of an element after applying its style. */
export function applyStyle(tag: OpenTag, rules: readonly Rule[]): ReadonlyMap<string, string> {
  const styles = [
    ...rules.filter((rule) => fits(rule, tag)).map(({ declarations }) => declarations),
    readDeclarations(tag.attributes.get("style") ?? ""),
  ];
  return new Map([...tag.attributes, ...styles.flatMap((style) => [...style])]);
}
