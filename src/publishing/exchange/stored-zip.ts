import { crc32 } from "node:zlib";

function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** An archive of files as they are, unpacked: what was counted once needs no second look. */
export function storedZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const title = Buffer.from(name);
    const common = numbers(
      [2, 20],
      [2, 0x800],
      [2, 0],
      [4, 0],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    );
    const local = Buffer.concat([numbers([4, 0x04034b50]), common, title]);
    directory.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 20]),
        common,
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
        title,
      ]),
    );
    parts.push(local, bytes);
    at += local.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.size],
    [2, files.size],
    [4, list.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...parts, list, end]);
}
