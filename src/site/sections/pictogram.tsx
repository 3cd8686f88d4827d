import { service } from "#addresses";

interface PictogramProps {
  readonly name: string;
  readonly size?: number;
  /** The accessible name; without it the sign is decorative. */
  readonly label?: string;
}

/** Renders a safety sign: blue is mandatory, yellow warns, red is fire, green is rescue. */
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
