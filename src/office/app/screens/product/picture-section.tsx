import { useState } from "react";
import type { ListedPicture } from "#domain/office/product-media.ts";
import { languages } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { cellId } from "#office/app/screens/catalogue/grid-context.ts";
import type { CellRow } from "#office/app/screens/catalogue/cells.ts";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";
import { FileChooser } from "#office/app/screens/product/file-chooser.tsx";
import { fileAddress, usePictures, useUpload } from "#office/app/screens/product/product-files.ts";
import type { FileList } from "#office/app/screens/product/product-files.ts";
import type { DraftCheck } from "#office/app/screens/product/use-draft-check.ts";
import { Button } from "#ui/button/button.tsx";

interface SectionProps {
  readonly form: CellRow;
  readonly cells: CellControl;
  readonly check: DraftCheck;
}

/** The photographs of a product, in the order of pages; the first one is the card's. */
export function PictureSection({ form, cells, check }: SectionProps) {
  const words = useWords("product").media;
  const reason = useReason();
  const { slug } = form;
  const pictures = usePictures(form, cells);
  const upload = useUpload(slug, "picture", (file) => {
    pictures.change((entries) =>
      entries.some((entry) => entry.file === file)
        ? entries
        : [...entries, { file, alt: { en: "" } }],
    );
    // Photographs of its own replace those of a similar product.
    if (cells.read(form, "likeness").text !== "") {
      cells.edit([{ slug, field: "likeness", text: "" }]);
    }
  });
  const problem =
    cells.read(form, "pictures").problem ??
    check.problems.find((entry) => entry.field === "pictures")?.problem;
  return (
    <section
      id={cellId(slug, "pictures")}
      tabIndex={-1}
      aria-labelledby="part-pictures"
      className="product-files"
    >
      <h2 id="part-pictures">{words.pictures}</h2>
      <ol className="picture-list">
        {pictures.entries.map((picture, index) => (
          <li key={picture.file}>
            <PictureItem slug={slug} picture={picture} index={index} list={pictures} />
          </li>
        ))}
      </ol>
      {problem !== undefined && <p className="problem-note">{reason(problem)}</p>}
      <FileChooser
        upload={upload}
        label={words.addPictures}
        camera={words.camera}
        hint={words.pictureHint}
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
    </section>
  );
}

interface ItemProps {
  readonly slug: string;
  readonly picture: ListedPicture;
  readonly index: number;
  readonly list: FileList<ListedPicture>;
}

function PictureItem({ slug, picture, index, list }: ItemProps) {
  const words = useWords("product").media;
  const { file, alt } = picture;
  const number = index + 1;
  const move = (step: 1 | -1) =>
    list.change((entries) => {
      const position = entries.findIndex((entry) => entry.file === file) + step;
      const remaining = entries.filter((entry) => entry.file !== file);
      return [...remaining.slice(0, position), picture, ...remaining.slice(position)];
    });
  const describe = (language: Language, text: string) =>
    list.change((entries) =>
      entries.map((entry) =>
        entry.file === file ? { ...entry, alt: { ...entry.alt, [language]: text } } : entry,
      ),
    );
  return (
    <figure className="picture-item">
      <img src={fileAddress(slug, file)} alt={alt.en} width={160} height={160} loading="lazy" />
      <figcaption>
        <p className="picture-number">{index === 0 ? words.first : words.number(number)}</p>
        {languages.map((language) => (
          <AlternativeText
            key={language}
            language={language}
            label={words.alt[language](number)}
            text={alt[language] ?? ""}
            missing={
              (language === "en" || alt.en !== "") && (alt[language] ?? "") === ""
                ? words.altMissing[language]
                : undefined
            }
            onSave={(text) => describe(language, text)}
          />
        ))}
        <div className="file-buttons">
          <Button
            size="sm"
            variant="outline"
            disabled={index === 0}
            aria-label={words.earlierOf(number)}
            onClick={() => move(-1)}
          >
            {words.earlier}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={number === list.entries.length}
            aria-label={words.laterOf(number)}
            onClick={() => move(1)}
          >
            {words.later}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={words.removeOf(number)}
            onClick={() => list.change((entries) => entries.filter((entry) => entry.file !== file))}
          >
            {words.remove}
          </Button>
        </div>
      </figcaption>
    </figure>
  );
}

interface AlternativeTextProps {
  readonly language: Language;
  readonly label: string;
  readonly text: string;
  readonly missing: string | undefined;
  readonly onSave: (text: string) => void;
}

function AlternativeText({ language, label, text, missing, onSave }: AlternativeTextProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="picture-alt" data-missing={missing === undefined ? undefined : ""}>
      <span>{label}</span>
      <input
        className="control control-small"
        lang={language}
        dir={language === "ar" ? "rtl" : "ltr"}
        autoComplete="off"
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined && typed.trim() !== text) {
            onSave(typed.trim());
          }
          setTyped(undefined);
        }}
      />
      {missing !== undefined && <small>{missing}</small>}
    </label>
  );
}
