import { pictogramNames, pictograms } from "#content/pictograms.ts";
import { Pictogram } from "#site/sections/pictogram.tsx";

/** Every safety sign, large and at the least size at which it has to be read. */
export function GalleryPictograms() {
  return (
    <section>
      <h2>Pictogram</h2>
      <div className="gallery-row">
        {pictogramNames.map((name) => (
          <span key={name}>
            <Pictogram name={name} size={96} label={pictograms[name].meaning} />
            <Pictogram name={name} size={32} />
            <code>{name}</code>
          </span>
        ))}
      </div>
    </section>
  );
}
