import { zipSync } from "fflate";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export type RawCell =
  | string
  | number
  | undefined
  | { readonly formula: string; readonly value?: number | string }
  | { readonly date: number }
  | { readonly digits: number; readonly shownWith: "0000" }
  | { readonly raw: string };

export interface RawSheet {
  readonly rows: readonly (readonly RawCell[])[];
  readonly hidden?: readonly number[];
  readonly merged?: readonly string[];
}

function cellXml(cell: RawCell, name: string): string {
  if (cell === undefined) {
    return "";
  }
  if (typeof cell === "string") {
    return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if (typeof cell === "number") {
    return `<c r="${name}"><v>${cell}</v></c>`;
  }
  if ("formula" in cell) {
    const value = cell.value === undefined ? "" : `<v>${cell.value}</v>`;
    return `<c r="${name}"${typeof cell.value === "string" ? ' t="str"' : ""}><f>${escaped(cell.formula)}</f>${value}</c>`;
  }
  if ("date" in cell) {
    return `<c r="${name}" s="1"><v>${cell.date}</v></c>`;
  }
  return "digits" in cell
    ? `<c r="${name}" s="2"><v>${cell.digits}</v></c>`
    : `<c r="${name}"><v>${cell.raw}</v></c>`;
}

/** The parts of a workbook as Excel writes them, with what our own writer never makes. */
export function rawParts({ rows, hidden = [], merged = [] }: RawSheet): Map<string, Buffer> {
  const lines = rows.map((cells, at) => {
    const row = at + 1;
    const inside = cells
      .map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row}`))
      .join("");
    return `<row r="${row}"${hidden.includes(row) ? ' hidden="1"' : ""}>${inside}</row>`;
  });
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join("");
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006/relationships";
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="170" formatCode="0000"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="170" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData>${areas === "" ? "" : `<mergeCells>${areas}</mergeCells>`}</worksheet>`,
  };
  return new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]));
}

/** Makes an archive of files that are not compressed. */
export function storedZip(files: ReadonlyMap<string, Buffer>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
}

export function rawWorkbook(sheet: RawSheet): Buffer {
  return storedZip(rawParts(sheet));
}
