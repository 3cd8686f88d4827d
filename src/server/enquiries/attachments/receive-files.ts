import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import {
  attachmentLimits,
  attachmentsField,
  isFileToken,
  tokensIn,
} from "#domain/enquiry/attachment.ts";
import type { FileProblem, RefusedFile, UploadedFile } from "#domain/enquiry/attachment.ts";
import { tidyLine } from "#domain/enquiry/rules.ts";
import type { Attachments } from "#server/enquiries/attachments/attachments.ts";
import { createKindRecognizer, nameOfKind } from "#server/enquiries/attachments/recognize.ts";
import type { UploadQuota } from "#server/enquiries/attachments/upload-quota.ts";
import type { Clock } from "#server/clock.ts";
import type { FormBounds } from "#server/enquiries/body.ts";
import { refusalOfSize } from "#server/http/problems.ts";

export interface FileParts {
  readonly attachments: Attachments;
  readonly quota: UploadQuota;
  readonly clock: Clock;
}

/** A form with files, as far as it was received. */
export interface ReceivedForm {
  /** The fields as a form without files has them; the tokens of all files stand in one field. */
  readonly body: Buffer;
  /** Files of this form, and those that its field of tokens names. */
  readonly files: readonly UploadedFile[];
  readonly refused: readonly RefusedFile[];
}

/** Files that are looked at in one form; the limit of a request is lower and refuses by name. */
const mostFiles = 20;

const unnamed = "file";
// Direction marks could disguise an ending; the others mean something to file systems.
const unsafeInName = /[\u200E\u200F\u202A-\u202E\u2066-\u2069"*/:<>?\\|]/g;

/** Reads a form with files and stores them; throws the refusal of a form beyond its bounds. */
export async function receiveForm(
  request: FastifyRequest,
  household: string,
  bounds: FormBounds,
  parts: FileParts,
): Promise<ReceivedForm> {
  const leave = parts.quota.enter(household);
  const fields: (readonly [name: string, value: string])[] = [];
  const files: UploadedFile[] = [];
  const refused: RefusedFile[] = [];
  let fieldBytes = 0;
  try {
    for await (const part of partsOf(request, bounds)) {
      if (part.type === "file") {
        const received =
          leave === undefined
            ? await refuseFile(part, "full")
            : await receiveFile(part, household, files, parts);
        if (received !== undefined && "token" in received) {
          files.push(received);
        } else if (received !== undefined) {
          refused.push(received);
        }
      } else if (part.fieldname === attachmentsField) {
        files.push(...(await findFiles(String(part.value), parts.attachments)));
      } else {
        const value = String(part.value);
        fieldBytes += part.fieldname.length + Buffer.byteLength(value);
        if (fieldBytes > bounds.bytes || part.valueTruncated) {
          throw refusalOfSize(bounds.bytes);
        }
        fields.push([part.fieldname, value]);
      }
    }
  } finally {
    leave?.();
  }
  if (files.length > 0) {
    fields.push([attachmentsField, files.map(({ token }) => token).join(",")]);
  }
  const body = Buffer.from(String(new URLSearchParams(fields.map((field) => [...field]))));
  return { body, files, refused };
}

function partsOf(request: FastifyRequest, bounds: FormBounds): AsyncIterableIterator<Multipart> {
  return request.parts({
    limits: {
      fileSize: attachmentLimits.bytes + 1,
      files: mostFiles,
      fields: bounds.fields,
      fieldSize: bounds.bytes,
      fieldNameSize: 200,
      parts: bounds.fields + mostFiles,
      headerPairs: 50,
    },
  });
}

/** Finds the files that a form names; those that are gone or claimed are left to the request to refuse. */
async function findFiles(
  field: string,
  attachments: Attachments,
): Promise<readonly UploadedFile[]> {
  const tokens = tokensIn(field).filter(isFileToken).slice(0, attachmentLimits.files);
  const storedFiles = await attachments.find(tokens);
  return storedFiles.flatMap((file) =>
    file === undefined
      ? []
      : [{ token: file.token, name: file.name, mediaType: file.mediaType, bytes: file.bytes }],
  );
}

async function receiveFile(
  part: MultipartFile,
  household: string,
  files: readonly UploadedFile[],
  parts: FileParts,
): Promise<UploadedFile | RefusedFile | undefined> {
  const { attachments, quota, clock } = parts;
  if (part.filename === undefined || part.filename === "") {
    // A file field in which nothing was chosen.
    await drain(part);
    return undefined;
  }
  if (files.length >= attachmentLimits.files) {
    return refuseFile(part, "too-many");
  }
  const problem = await quota.countFile(household);
  if (problem !== undefined) {
    return refuseFile(part, problem);
  }
  const earlierBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const recognizer = createKindRecognizer();
  const writer = await attachments.begin(clock.now());
  let bytes = 0;
  let isFinished = false;
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (earlierBytes + bytes <= attachmentLimits.bytes) {
        recognizer.add(chunk);
        await writer.append(chunk);
      }
    }
    const name = nameOfPart(part);
    if (bytes === 0 || earlierBytes + bytes > attachmentLimits.bytes) {
      return { name, problem: bytes === 0 ? "empty" : "too-large" };
    }
    const kind = await recognizer.kind(name);
    if (kind === undefined) {
      return { name, problem: "kind" };
    }
    const file = await writer.finish({
      name: nameOfKind(name, kind),
      mediaType: kind.mediaType,
    });
    isFinished = true;
    return file;
  } finally {
    if (!isFinished) {
      await writer.discard();
    }
    await quota.countBytes(household, bytes);
  }
}

/** Reads a refused file to its end, so that the rest of the form is received. */
async function refuseFile(
  part: MultipartFile,
  problem: FileProblem,
): Promise<RefusedFile | undefined> {
  await drain(part);
  return part.filename === "" ? undefined : { name: nameOfPart(part), problem };
}

async function drain({ file }: MultipartFile): Promise<void> {
  for await (const _ of file) {
    // The bytes are not needed.
  }
}

/** Reads the file's own name, short enough and without anything that a file system understands. */
function nameOfPart({ filename }: MultipartFile): string {
  const baseName = /[^/\\]*$/.exec(filename)?.[0] ?? "";
  const name = tidyLine(baseName).replaceAll(unsafeInName, "_").replace(/^\.+/, "");
  const [, stem = name, ending = ""] = /^(.+?)(\.[^.]{1,8})$/.exec(name) ?? [];
  const longest = attachmentLimits.name - ending.length - 5;
  return `${Array.from(stem).slice(0, longest).join("")}${ending}` || unnamed;
}
