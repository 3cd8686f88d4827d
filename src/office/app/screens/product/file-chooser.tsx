import { useRef, useState } from "react";
import { useWords } from "#office/app/language.tsx";
import type { useUpload } from "#office/app/screens/product/product-files.ts";
import { Button } from "#ui/button/button.tsx";

interface FileChooserProps {
  readonly upload: ReturnType<typeof useUpload>;
  readonly label: string;
  readonly hint: string;
  /** Media types that the device offers. */
  readonly accept: string;
  /** Label of a second button, which opens the camera of a phone. */
  readonly camera?: string;
}

/** A place to drop files, with a button to choose them, and one for the camera. */
export function FileChooser({ upload, label, hint, accept, camera }: FileChooserProps) {
  const words = useWords("product").media;
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const { uploading, refused, send } = upload;
  const take = (input: HTMLInputElement) => {
    void send([...(input.files ?? [])]);
    input.value = "";
  };
  return (
    <div
      className="file-chooser"
      data-over={isOver ? "" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send([...event.dataTransfer.files]);
      }}
    >
      <div className="file-buttons">
        <Button
          size="sm"
          disabled={uploading !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
        {camera !== undefined && (
          <Button
            size="sm"
            variant="outline"
            className="file-camera"
            disabled={uploading !== undefined}
            onClick={() => lens.current?.click()}
          >
            {camera}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => take(target)}
      />
      {camera !== undefined && (
        <input
          ref={lens}
          type="file"
          hidden
          aria-label={camera}
          accept="image/*"
          capture="environment"
          onChange={({ target }) => take(target)}
        />
      )}
      <p className="product-about">{hint}</p>
      <p role="status">
        {uploading !== undefined && words.uploading(uploading.done + 1, uploading.total)}
      </p>
      {refused.length > 0 && (
        <ul className="file-refused" role="alert">
          {refused.map(({ name, problem }) => (
            <li key={name}>
              <bdi>{name}</bdi>: <span dir="auto">{problem}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
