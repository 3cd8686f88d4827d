import type { PageContext } from "#site/page.ts";
import { Pictogram } from "#site/sections/pictogram.tsx";

/** Every safety sign, large and at the least size at which it has to be read. */
export function GalleryPictograms({ context }: { readonly context: PageContext }) {
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
