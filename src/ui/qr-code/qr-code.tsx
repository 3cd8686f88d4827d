import { create } from "qrcode/lib/core/qrcode.js";

export interface QrCodeProps {
  readonly text: string;
  /** The accessible name, which says where the code leads. */
  readonly label: string;
  /** The maximum number of modules per side that fit the space. */
  readonly maxModules: number;
}

/** Renders a QR code, or nothing where the text needs more modules than fit. */
export function QrCode({ text, label, maxModules }: QrCodeProps) {
  const drawing = draw(text, maxModules);
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

/** Module width in millimetres: phones read it at arm's length from paper. */
const moduleWidth = 0.35;

/** The maximum bytes in a QR code (ISO/IEC 18004, version 40 at level L). */
export const longestInCode = 2953;

function draw(text: string, maxModules: number) {
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
  return size > maxModules ? undefined : { size, path: runs.flat().join("") };
}
