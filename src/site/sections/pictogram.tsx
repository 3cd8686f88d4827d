import { service } from "#addresses";

interface PictogramProps {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
  /** What a screen reader says; without it the sign is decoration beside a text. */
  readonly label?: string;
}

/** A safety sign: blue says what to wear, yellow warns, red is for fire, green for rescue. */
export function Pictogram({ name, size = 48, label = "" }: PictogramProps) {
  return (
    <img
      className="pictogram"
      src={service.pictogram(name)}
      width={size}
      height={size}
      alt={label}
      loading="lazy"
    />
  );
}
