import { checkValue, isPresentation } from "#content/svg/allowed.ts";
import { Refusal, type OpenTag } from "#content/svg/parse-svg.ts";

export type Declarations = ReadonlyMap<string, string>;

/** A rule for elements of a name, of a class, or with an id. */
interface Rule {
  readonly element: string | undefined;
  readonly mark: string | undefined;
  readonly declarations: Declarations;
}

const selector = /^([a-zA-Z]+|\*)?([.#][\w-]+)?$/;

/** The properties of a style that are attributes as well; the others change nothing that is drawn. */
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

/** The rules of a style sheet, those that win last. */
export function readRules(sheet: string): readonly Rule[] {
  const plain = sheet.replaceAll(/\/\*[^]*?\*\/|<!--|-->/g, "").trim();
  const [at] = /@[\w-]*/.exec(plain) ?? [];
  if (at !== undefined) {
    throw new Refusal(`holds ${at} in its style: save it as plain SVG`);
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
    return selectors.split(",").map((one): Rule => {
      const found = selector.exec(one.trim());
      if (found === null || one.trim() === "") {
        throw new Refusal(
          `holds the style rule ${one.trim().slice(0, 40)}: only names of elements, classes and ids are read`,
        );
      }
      const [, element, mark] = found;
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
    ...(attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`),
  ];
  return (
    (element === undefined || element === name) && (mark === undefined || marks.includes(mark))
  );
}

/** The attributes of an element with what its style says of it in their places. */
export function withStyle(tag: OpenTag, rules: readonly Rule[]): ReadonlyMap<string, string> {
  const styles = [
    ...rules.filter((rule) => fits(rule, tag)).map(({ declarations }) => declarations),
    readDeclarations(tag.attributes.get("style") ?? ""),
  ];
  return new Map([...tag.attributes, ...styles.flatMap((style) => [...style])]);
}
