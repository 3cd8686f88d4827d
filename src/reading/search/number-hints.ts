const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Folded words before a number that say of it that it counts something else than the goods, or counts them roughly. */
export const saidBefore = words(
  "per about approx approximately around nearly almost under below over above upto max maximum min minimum least than model " +
    "part pn number item code ref type class category cat level grade index shade series size art article building gate room " +
    "floor area zone block phase project unit po pr rfq rev by before until within in age aged section line row page " +
    "حوالي تقريبا نحو اقل اكثر موديل رقم كود بند نوع فئه مستوي درجه سلسله مبني بوابه غرفه منطقه مشروع خلال قبل تحت فوق لكل",
);

/** Folded words that say so of a number behind the goods alone: "kit for 50", but "price for 50 kits". */
export const saidOfUse = words("for of ل لعدد");

/** Folded words behind a number that say what it counts, where that is not the goods. */
export const saidBehind = words(
  "gauge guage gg ply layer layers pocket pockets gsm gm gms gram grams g inch inches in ft feet foot yard yards yd year years yr yrs " +
    "month months week weeks day days hour hours hr hrs minute minutes min mins second seconds degree degrees deg c f percent " +
    "gallon gallons gal oz cc hp watt watts w amp amps a psi bar n kn j nm denier tone way " +
    "panels man men women workers worker people persons staff employees users guys " +
    "locks holes rings modes stripe stripes bands cells sided " +
    "grit mil mils micron microns lumen lumens lm cfm lpm ppm sar sr riyal riyals usd dollar dollars series " +
    "سنه سنوات شهر يوم ايام ساعه ساعات دقيقه دقائق جيب جيوب طبقه طبقات بوصه انش غرام جرام بار امبير وات غازات درجه " +
    "عامل عمال موظف موظفين موظفا شخصا اشخاص ريال دولار اسبوع غرز قدم",
);

/** Folded words that a small number behind which they stand counts: a "2 leg lanyard", but 50 leg guards. */
export const countedParts = words(
  "leg legs arm hook step eye head lock ring hole star speed mode band cell line side panel position stage point",
);

/** Above this a number counts no parts of a thing. */
export const mostParts = 12;
