/** The widths in CSS pixels times density that the layout asks for; every picture is square. */
export const pictureWidths = [160, 320, 640, 800] as const;

/** The still life of the home page and the widths that it is shown in; it is 16 by 9. */
export const homeScene = "scene-home-wide";
export const sceneWidths = [800, 1200, 1600] as const;

/** The same still life for tablets, 3 by 4. */
export const tallHomeScene = "scene-home-tall";
export const tallSceneWidths = [450, 900] as const;

/** The widths of the still lifes of the categories; they are 3 by 2. */
export const categorySceneWidths = [400, 640, 960] as const;

/** The picture that stands where a key is unknown. */
export const fallbackPicture = "fallback";
