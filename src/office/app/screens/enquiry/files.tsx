import { formatFileSize } from "#domain/enquiry/attachment.ts";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";

/** The files that the buyer attached; a click saves one. */
export function Files({ enquiry: { reference, files } }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  return (
    <section aria-labelledby="files">
      <h2 id="files">{words.files}</h2>
      <ul className="file-list">
        {files.map(({ id, name, bytes, purpose }) => (
          <li key={id}>
            <a href={`/api/enquiries/${reference}/files/${id}`} download={name}>
              <bdi>{name}</bdi>
            </a>
            <bdi dir="ltr">{formatFileSize(bytes)}</bdi>
            {purpose === "order" && <span>{words.order}</span>}
          </li>
        ))}
      </ul>
      <p className="screen-lead">{words.filesNote}</p>
    </section>
  );
}
