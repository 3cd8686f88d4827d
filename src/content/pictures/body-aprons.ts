import type { Pictures } from "#content/pictures/picture.ts";

export const bodyApronsPictures: Pictures = {
  "pvc-chemical-apron-120-cm-front":
    "front view of the long green PVC apron with neck strap and waist ties",
  "pvc-chemical-apron-120-cm-detail":
    "close view of the welded eyelets, quick-release neck buckle and edge of the green PVC " +
    "apron",
  "split-leather-welding-apron-100-cm-front":
    "front view of the tan split leather apron with bib, crossed leather straps and brass " +
    "buckles",
  "split-leather-welding-apron-100-cm-detail":
    "close view of the stitched edge, rivets and brass buckles on the bib of the tan leather " +
    "apron",
};
