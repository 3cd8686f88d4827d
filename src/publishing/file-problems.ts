import { documentProblems } from "#publishing/files/documents.ts";
import { makeMasters } from "#publishing/pictures/masters.ts";
import type { PictureSource } from "#publishing/pictures/picture-source.ts";
import type { Progress } from "#publishing/progress.ts";
import type { NamedFiles } from "#publishing/site-data.ts";
import type { FileProblem } from "#publishing/yaml-file.ts";

export interface OpenedFiles extends NamedFiles {
  /** Where the masters of pictures are kept: what has one is not opened again. */
  readonly masters: string;
  readonly progress: Progress;
  readonly fileOf: (source: PictureSource) => string;
}

/** Opens every picture that is new, looks at every document, and says which cannot be published. */
export async function fileProblems(files: OpenedFiles): Promise<readonly FileProblem[]> {
  const { pictures, documents, masters, progress, fileOf } = files;
  return [
    ...documentProblems(documents),
    ...(await makeMasters(pictures, fileOf, masters, progress)),
  ];
}
