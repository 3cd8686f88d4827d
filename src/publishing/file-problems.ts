import { documentProblems } from "#publishing/files/documents.ts";
import { makeMasters } from "#publishing/pictures/masters.ts";
import type { PictureSource } from "#publishing/pictures/picture-source.ts";
import type { Progress } from "#publishing/progress.ts";
import type { NamedFiles } from "#publishing/site-data.ts";
import type { FileProblem } from "#publishing/yaml-file.ts";

interface OpenedFiles extends NamedFiles {
  /** Folder of the masters; a picture that has a master is not opened again. */
  readonly masters: string;
  readonly progress: Progress;
  readonly fileOf: (source: PictureSource) => string;
}

/** Opens every new picture, checks every document, and lists those that cannot be published. */
export async function fileProblems(files: OpenedFiles): Promise<readonly FileProblem[]> {
  const { pictures, documents, masters, progress, fileOf } = files;
  return [
    ...documentProblems(documents),
    ...(await makeMasters(pictures, fileOf, masters, progress)),
  ];
}
