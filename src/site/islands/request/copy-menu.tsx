import { useState, type ComponentType } from "react";
import type { Language } from "#domain/language.ts";
import type { CopyToolsProps } from "#site/islands/request/copy-tools.tsx";
import type { ListCopy } from "#site/islands/request/list-copy.ts";
import type { CopyWords } from "#words/en-copy.ts";
import type { RequestWords } from "#words/en.ts";

const wordsIn: Readonly<Record<Language, () => Promise<{ readonly copy: CopyWords }>>> = {
  en: () => import("#words/en-copy.ts"),
  ar: () => import("#words/ar-copy.ts"),
};

interface Loaded {
  readonly Tools: ComponentType<CopyToolsProps>;
  readonly copy: CopyWords;
}

interface CopyMenuProps extends ListCopy {
  readonly words: RequestWords;
}

/** Renders a disclosure whose tools for printing, saving and sharing load when it opens. */
export function CopyMenu({ words, ...list }: CopyMenuProps) {
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const load = async () => {
    const [{ CopyTools: Tools }, { copy }] = await Promise.all([
      import("#site/islands/request/copy-tools.tsx"),
      wordsIn[list.language](),
    ]);
    setLoaded({ Tools, copy });
  };
  return (
    <details
      className="request-keep"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) {
          load().catch(() => setLoaded("failed"));
        }
      }}
    >
      <summary>{words.keep}</summary>
      {loaded === "failed" && <p role="alert">{words.notLoaded}</p>}
      {typeof loaded === "object" && <loaded.Tools {...list} words={loaded.copy} />}
    </details>
  );
}
