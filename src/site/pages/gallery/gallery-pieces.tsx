import type { Language, Words } from "#content/words/words.ts";
import Gallery from "#site/islands/gallery.tsx";
import { Island } from "#site/islands/island.tsx";
import { GalleryPictograms } from "#site/pages/gallery/gallery-pictograms.tsx";
import { Badge, badgeTones } from "#ui/badge/badge.tsx";
import { Button, buttonSizes, buttonVariants } from "#ui/button/button.tsx";
import { describeProblem, Field, Input, Textarea } from "#ui/field/field.tsx";
import { Icon, icons } from "#ui/icon/icon.tsx";
import { Table } from "#ui/table/table.tsx";

interface Part {
  readonly words: Words;
}

function Buttons({ words }: Part) {
  return (
    <>
      {buttonVariants.map((variant) => (
        <div key={variant} className="gallery-row" data-variant={variant}>
          <code>{variant}</code>
          {buttonSizes.map((size) => (
            <Button
              key={size}
              variant={variant}
              size={size}
              data-size={size}
              aria-label={`${variant} ${size}`}
            >
              {size === "icon" ? <Icon name="check" /> : `${variant} ${size}`}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {words.contact.sending}
          </Button>
        </div>
      ))}
    </>
  );
}

function Fields({ words }: Part) {
  const { contact } = words;
  const problem = contact.problems.email.malformed;
  return (
    <div className="gallery-fields">
      <Field id="gallery-name" label={contact.fields.name.label}>
        <Input id="gallery-name" placeholder={contact.fields.name.placeholder} />
      </Field>
      <Field id="gallery-email" label={contact.fields.email.label} problem={problem}>
        <Input
          id="gallery-email"
          type="email"
          defaultValue="name@"
          {...describeProblem("gallery-email", problem)}
        />
      </Field>
      <Field id="gallery-message" label={contact.fields.message.label}>
        <Textarea id="gallery-message" rows={4} placeholder={contact.fields.message.placeholder} />
      </Field>
    </div>
  );
}

interface GalleryPiecesProps extends Part {
  readonly language: Language;
}

/** The pieces, one kind after the other. */
export function GalleryPieces({ words, language }: GalleryPiecesProps) {
  return (
    <div className="frame gallery">
      <h1>{words.pages.gallery.title}</h1>
      <section>
        <h2>Button</h2>
        <Buttons words={words} />
      </section>
      <section>
        <h2>Badge</h2>
        <div className="gallery-row gallery-surface">
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </section>
      <section>
        <h2>Field</h2>
        <Fields words={words} />
      </section>
      <section>
        <h2>Icon</h2>
        <div className="gallery-row">
          {icons.map((name) => (
            <span key={name}>
              <Icon name={name} /> <code>{name}</code>
            </span>
          ))}
        </div>
      </section>
      <GalleryPictograms />
      <Island name="gallery" of={Gallery} props={{ language }} />
      <section>
        <h2>Table</h2>
        <Table
          caption="Caption"
          columns={["Column", "First", "Second"]}
          rows={[
            ["Row", "1", "2"],
            ["Another row", "3", "4"],
          ]}
          note="A note on the limits of use."
        />
      </section>
    </div>
  );
}
