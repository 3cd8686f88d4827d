import { sceneOf, square, type Beside, type Outline } from "#domain/catalogue/outline.ts";
import { service } from "#addresses";
import type { PageContext } from "#site/page.ts";

/** Outline of a hand, in half millimetres from the upper left. */
const hand =
  "M131 0l-4 2-7 5 0 1-2 3-1 10-1 1-1 26-2 7 0 15 1 1 0 12-1 1-5 0 0-1 0-2-2-3 0-2-4-13 0-5-3-7-1-8-5-6-1 0-3-3-4-1-11 1-7 6-4 9 1 21 1 1-1 22 4 16 0 33 3 7 3 35 1 0 0 9 1 1-1 28-1 1-5 0-17-21 0-2-11-15 0-1-4-5-2-5-8-5-11-1-6 1-6 5-4 8 0 11 3 4 0 2 1 2 0 3 2 1 4 13 2 1 0 3 2 4 6 20 13 17 0 3 3 3 1 3 6 8 10 23 10 11 1 4 3 2 1 4 2 2 13 28 4 16 6 19 0 21 0 1-1 14 134 0-2-33 5-22 1-22 2-8-1-14 1-1 1-25 1 0 0-31 1-1 0-10 1-1 2-25 1-8-1-8 0-12 4-15 0-5 3-7 0-3 2-3 0-3 2-4 0-10 0-1 0-5 2-4 0-4 2-2 2-8 0-15 1-1 1-12 1-1 0-9-4-8-2 0-5-3-8 0-4 2-5 4-2 5-4 13-7 16-3 22-2 1-5 0-1-1 0-5 2-8-1-28 1-1 0-8 2-14-1-9 0-1 0-32-2-3 0-2-6-7-7-2-5 0-6 1-6 5-3 8-3 21-5 17 0 18-1 0-5 0-1 0 0-9 0-1 0-24-1-5 0-4-2-3-3-34-3-5-7-6-5-2z";
/** Outline of a person, in millimetres from the upper left. */
const person =
  "M354 0l-19 6-23 19-17 28-9 27-2 72 5 25 14 34 0 19-6 21-15 12-17 7-103 25-15 10-10 17-2 63-70 255-65 297 4 11 17 12 21-2 15-19 124-383 9-11 4 3 4 16-11 57 5 91-17 42-4 40 10 46 4 61 11 325 6 69 9 419 6 17 10 11 24 8 23-6 12-13 7-15 21-425 10-72 32-301 8-10 9 21 29 290 11 72 21 425 6 15 13 13 23 6 23-8 11-11 6-17 8-419 7-69 10-325 4-61 11-46-4-40-17-42 4-91-10-57 2-12 4-7 6 5 15 33 118 365 10 10 21 2 17-12 5-21-66-287-69-255-2-63-11-17-15-10-103-25-17-7-14-12-7-21 0-19 15-34 4-25 0-57-4-23-11-28-23-29-23-13z";
const shapes: Readonly<Record<Beside, { readonly path: string; readonly scale: number }>> = {
  hand: { path: hand, scale: 0.5 },
  person: { path: person, scale: 1 },
};

/** Draws the squares, from the floor up. */
function drawGrid({ width, height }: Outline): string {
  const across = Array.from(
    { length: width / square + 1 },
    (_, index) => `M${index * square} 0v${height}`,
  );
  const up = Array.from(
    { length: height / square + 1 },
    (_, index) => `M0 ${index * square}h${width}`,
  );
  return [...across, ...up].join("");
}

interface ToScaleProps {
  readonly context: PageContext;
  readonly products: readonly {
    readonly slug: string;
    readonly code: string;
    readonly outline: Outline;
  }[];
}

/** Renders product outlines to scale on squares of 100 mm, beside a hand or a person. */
export function ToScale({ context, products }: ToScaleProps) {
  const { toScale } = context.words.product;
  const { beside, size, places } = sceneOf(products.map(({ outline }) => outline));
  const [first, ...others] = places;
  const { path, scale } = shapes[beside];
  return (
    <figure className="to-scale">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" data-beside={beside}>
        <path className="to-scale-grid" d={drawGrid(size)} vectorEffect="non-scaling-stroke" />
        <path
          className="to-scale-beside"
          transform={`translate(${first?.x ?? 0} ${first?.y ?? 0}) scale(${scale})`}
          vectorEffect="non-scaling-stroke"
          d={path}
        />
        {products.map(({ slug }, index) => (
          <use
            key={slug}
            href={`${service.outline(slug)}#outline`}
            x={others[index]?.x}
            y={others[index]?.y}
          />
        ))}
      </svg>
      <figcaption>
        {toScale.beside[beside]}
        {products.length > 1 && ` ${toScale.order(products.map(({ code }) => code))}`}
      </figcaption>
    </figure>
  );
}
