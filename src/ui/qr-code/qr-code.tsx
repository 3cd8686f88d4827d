import { create } from "qrcode/lib/core/qrcode.js";

interface QrCodeProps {
  readonly text: string;
  /** What it leads to. */
  readonly label: string;
  /** The most modules along an edge that the place has room for. */
  readonly most: number;
}

/** A code to be scanned, or nothing where the text needs a larger one than there is room for. */
export function QrCode({ text, label, most }: QrCodeProps) {
  const drawing = draw(text, most);
  const edge = (drawing?.size ?? 0) * moduleWidth;
  return (
    drawing && (
      <svg
        className="qr-code"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        width={`${edge}mm`}
        height={`${edge}mm`}
      >
        <path fill="currentColor" d={drawing.path} />
      </svg>
    )
  );
}

/** On paper, in mm: what a telephone reads at arm's length. */
const moduleWidth = 0.35;

/** The longest text that a code holds, in bytes (ISO/IEC 18004, version 40 at level L). */
export const longestInCode = 2953;

function draw(text: string, most: number) {
  if (new TextEncoder().encode(text).length > longestInCode) {
    return undefined;
  }
  const { modules } = create(text, { errorCorrectionLevel: "L" });
  const { size, data } = modules;
  const runs = Array.from({ length: size }, (_, row) => {
    const signs = Array.from(data.slice(row * size, (row + 1) * size), (dark) =>
      dark ? "1" : "0",
    );
    return Array.from(
      signs.join("").matchAll(/1+/g),
      ({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`,
    );
  });
  return size > most ? undefined : { size, path: runs.flat().join("") };
}
