import type { PictogramName } from "#content/pictograms.ts";

interface PictogramProps {
  readonly name: PictogramName;
  /** Width and height in pixels. */
  readonly size?: number;
  /** What a screen reader says; without it the sign is decoration beside a text. */
  readonly label?: string;
}

/** A safety sign: blue says what to wear, yellow warns, red is for fire, green for rescue. */
export function Pictogram({ name, size = 48, label = "" }: PictogramProps) {
  const address = `/pictograms/${name}.svg`;
  return <img className="pictogram" src={address} width={size} height={size} alt={label} />;
}
