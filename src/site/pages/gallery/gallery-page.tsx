import type { Page, PageContext } from "#site/page.ts";
import { GalleryPieces } from "#site/pages/gallery/gallery-pieces.tsx";

/** Every piece of the interface in every state; for development and tests. */
export function galleryPage(context: PageContext): Page {
  const { gallery } = context.words.pages;
  return {
    status: 200,
    head: {
      title: gallery.title,
      description: gallery.description,
      keywords: [],
      hidden: true,
    },
    body: <GalleryPieces context={context} />,
  };
}
