import type { Page, PageContext } from "#site/page.ts";
import Gallery from "#site/islands/gallery.tsx";
import { Island } from "#site/islands/island.tsx";
import { Badge, badgeTones } from "#ui/badge/badge.tsx";
import { Button, buttonSizes, buttonVariants } from "#ui/button/button.tsx";
import { describeProblem, Field, Input, Textarea } from "#ui/field/field.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon, icons } from "#ui/icon/icon.tsx";
import { Table } from "#ui/table/table.tsx";
import { Pictogram } from "#site/sections/pictogram.tsx";

/** Renders every safety sign, large and at its minimum readable size. */
function GalleryPictograms({ context }: { readonly context: PageContext }) {
  return (
    <section>
      <h2>Pictogram</h2>
      <div className="gallery-row">
        {context.catalogue.pictograms.map(({ id, meaning }) => (
          <span key={id}>
            <Pictogram name={id} size={96} label={meaning} />
            <Pictogram name={id} size={32} />
            <code>{id}</code>
          </span>
        ))}
      </div>
    </section>
  );
}

interface Part {
  readonly context: PageContext;
}

function Buttons({ context: { words } }: Part) {
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

function Fields({ context }: Part) {
  const { contact } = context.words;
  const problem = contact.problems.email.malformed;
  return (
    <div className="gallery-fields">
      <Field id="gallery-name" label={contact.fields.name.label}>
        <Input id="gallery-name" placeholder={contact.fields.name.example} />
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
        <Textarea
          id="gallery-message"
          rows={4}
          placeholder={context.catalogue.texts.contact.messagePlaceholder}
        />
      </Field>
    </div>
  );
}

/** Tooltip, dialog and scroll area are native features. */
function Overlays({ context }: Part) {
  const { contact, dialog } = context.words;
  return (
    <div className="gallery-row">
      {([contact.request.heading, contact.dismiss] as const).map((name) => (
        <Button key={name} variant="outline" size="icon" aria-label={name} data-tooltip={name}>
          <Icon name="list" />
        </Button>
      ))}
      <Button {...{ command: "show-modal", commandfor: "gallery-dialog" }}>Dialog</Button>
      <Dialog
        id="gallery-dialog"
        labelledBy="gallery-dialog-title"
        bar={<h2 id="gallery-dialog-title">Dialog</h2>}
        close={dialog.close}
        label="Dialog"
      >
        <div className="gallery-long">
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index}>
              {index + 1}. {contact.success}
            </p>
          ))}
        </div>
      </Dialog>
    </div>
  );
}

function GalleryPieces({ context }: Part) {
  const { words, language } = context;
  return (
    <div className="frame gallery">
      <h1>{words.pages.gallery.title}</h1>
      <section>
        <h2>Button</h2>
        <Buttons context={context} />
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
        <Fields context={context} />
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
      <section>
        <h2>Tooltip, dialog, scroll area</h2>
        <Overlays context={context} />
      </section>
      <GalleryPictograms context={context} />
      <Island name="gallery" of={Gallery} props={{ language, words: words.contact }} />
      <section>
        <h2>Table</h2>
        <Table
          id="table-caption"
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

/** Builds a page with every component in every state, for development and tests. */
export function galleryPage(context: PageContext): Page {
  const { gallery } = context.words.pages;
  return {
    status: 200,
    head: {
      title: gallery.title,
      description: gallery.description,
      keywords: [],
      hidden: true,
    },
    body: <GalleryPieces context={context} />,
  };
}
