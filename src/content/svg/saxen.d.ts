declare module "saxen" {
  /** Where the parser stands; `data` is the text of what it reads there. */
  type Context = () => { readonly data: string; readonly line: number; readonly column: number };
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: "openTag",
      told: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decode: Decode,
        selfClosing: boolean,
        context: Context,
      ) => void,
    ): this;
    on(event: "closeTag", told: (name: string) => void): this;
    on(event: "text", told: (text: string, decode: Decode) => void): this;
    on(event: "cdata", told: (text: string) => void): this;
    on(event: "attention", told: (text: string) => void): this;
    on(event: "error" | "warn", told: (error: Error, context: Context) => void): this;
    parse(xml: string): void;
  }
}
