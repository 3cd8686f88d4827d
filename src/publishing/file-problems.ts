import { documentProblems } from "#publishing/files/documents.ts";
import { pdfFileProblem } from "#publishing/files/pdf.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { makeMasters } from "#publishing/pictures/masters.ts";
import type { Progress } from "#publishing/progress.ts";
import type { NamedFiles } from "#publishing/site-data.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

interface OpenedFiles extends NamedFiles {
  /** Folder of the masters; a picture that has a master is not opened again. */
  readonly masters: string;
  readonly progress: Progress;
  readonly fileOf: (source: { readonly file: string }) => string;
}

/** Opens every new picture, checks every document, and lists those that cannot be published. */
export async function fileProblems(files: OpenedFiles): Promise<readonly FileProblem[]> {
  const { pictures, documents, masters, progress, fileOf } = files;
  return [
    ...documentProblems(documents),
    ...(await damagedDocuments(documents, fileOf)),
    ...(await makeMasters(pictures, fileOf, masters, progress)),
  ];
}

/** Opens every PDF that buyers may download. */
async function damagedDocuments(
  documents: OpenedFiles["documents"],
  fileOf: OpenedFiles["fileOf"],
): Promise<readonly FileProblem[]> {
  const problems: FileProblem[] = [];
  await inParallel(
    documents.filter(({ file }) => /\.pdf$/i.test(file)),
    async (document) => {
      const problem = await pdfFileProblem(fileOf(document));
      if (problem !== undefined) {
        problems.push(atStart(document.file, problem));
      }
    },
  );
  return problems;
}
