import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { previewLink } from "#domain/office/product-messages.ts";
import type { DraftField } from "#domain/office/catalogue-messages.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "#office/app/api.ts";
import { LanguageOptions, useLanguage, useWords } from "#office/app/language.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { dayIn } from "#words/times.ts";

/** Milliseconds after a change before the page is drawn again. */
const redrawPause = 1000;

interface PreviewPanelProps {
  readonly slug: string;
  readonly drafts: readonly DraftField[];
}

/** The page of the product with its drafts, as the site would show it, and a link for others. */
export function PreviewPanel({ slug, drafts }: PreviewPanelProps) {
  const words = useWords("product").preview;
  const { language } = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const [copied, setCopied] = useState(false);
  const saved = `${drafts.length}-${Math.max(0, ...drafts.map(({ changedAt }) => changedAt))}`;
  const [drawn, setDrawn] = useState(saved);
  const [loaded, setLoaded] = useState<string>();
  const { data: link, error } = useQuery({
    queryKey: ["preview", slug],
    queryFn: () =>
      callApi(`/api/catalogue/products/${slug}/preview`, { method: "POST", answer: previewLink }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(saved), redrawPause);
    return () => clearTimeout(timer);
  }, [saved]);

  const address = link && `${link.address}?language=${shown}`;
  const source = address && `${address}&version=${drawn}`;
  const note = loaded === source ? words.note : words.drawing;
  return (
    <section className="product-preview" aria-labelledby="part-preview">
      <div className="screen-head">
        <h2 id="part-preview">{words.title}</h2>
        <select
          className="control control-small"
          aria-label={words.language}
          value={shown}
          onChange={({ target }) => setShown(target.value === "ar" ? "ar" : "en")}
        >
          <LanguageOptions />
        </select>
        <Button
          size="sm"
          variant="outline"
          disabled={address === undefined}
          onClick={() => {
            void navigator.clipboard.writeText(address ?? "").then(() => setCopied(true));
          }}
        >
          {words.copy}
        </Button>
      </div>
      <ProblemNote error={error} />
      <p className="product-about" role="status">
        {copied && link !== undefined
          ? words.copied(dayIn(language, new Date(link.expiresAt).toISOString().slice(0, 10)))
          : note}
      </p>
      {source !== undefined && (
        <iframe
          title={words.title}
          src={source}
          onLoad={() => setLoaded(source)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
    </section>
  );
}
