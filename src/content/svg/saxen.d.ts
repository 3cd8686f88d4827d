declare module "saxen" {
  /** Where the parser stands; `data` is the text of what it reads there. */
  type Context = () => { readonly data: string; readonly line: number; readonly column: number };
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: "openTag",
      listener: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decode: Decode,
        selfClosing: boolean,
        context: Context,
      ) => void,
    ): this;
    on(event: "closeTag", listener: (name: string) => void): this;
    on(event: "text", listener: (text: string, decode: Decode) => void): this;
    on(event: "cdata", listener: (text: string) => void): this;
    on(event: "attention", listener: (text: string) => void): this;
    on(event: "error" | "warn", listener: (error: Error, context: Context) => void): this;
    parse(xml: string): void;
  }
}
