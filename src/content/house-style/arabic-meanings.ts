import type { Term } from "#content/house-style/arabic-terms.ts";

/** A whole Arabic word, or words, with what may be written together with its beginning. */
const said = (arabic: string, english: string): Term => [
  new RegExp(english, "i"),
  // What stands before is looked at last: most texts lack the word, and are read once.
  new RegExp(
    `(?:${arabic})(?!\\p{L})(?<=(?<!\\p{L})[وف]?(?:بال|كال|لل|ال|ب|ل|ك)?(?:${arabic}))`,
    "u",
  ),
];

/** What English says where a term stands in Arabic: the terms the other way round. */
export const meanings: readonly Term[] = [
  said("خوذ(ة|ات|تان|تين|ته|تها|تك)", "helmet|hats?\\b|bump|head"),
  said("أفرول(ات|ين|ان|ًا)?", "coverall|overall|suit|FR clothing"),
  said("(مئزر|مآزر)", "apron"),
  said("(سترة|ستر|سترات|سترتين|سترتان)", "vest|jacket|clothing|garment|cover"),
  said("نظار(ة|ات)", "glass|goggle|eye|spectacle|lens"),
  said("قفاز(ات|ًا|ان|ين)?", "glove|gauntlet|liner|hand protection|mitt"),
  said("كمام(ة|ات)", "mask|respirator|facepiece"),
  said("سداد(ة|ات) (ال)?أذن", "ear ?plug|plugs?\\b"),
  said("واقي(ات|ا|ي)? (ال)?أذن", "muff|ear"),
  said("واقي(ات)? (ال)?وجه", "face|visor|shield"),
  said("طفاي(ة|ات|تان|تين|تك)", "extinguisher|unit|powder|foam|CO2|water|wet chemical|fire"),
  said("بطاني(ة|ات)", "blanket"),
  said("حبل (ال)?أمان|حبال (ال)?أمان", "lanyard"),
  said("حزام (ال)?أمان|أحزمة (ال)?أمان", "harness|belt"),
  said("(نقطة|نقاط|نقطتي) (ال)?تثبيت", "anchor"),
  said("مرشح(ات|ان|ين|ًا)?", "filter|cartridge|canister"),
  said("(قمع|أقماع) (ال)?مروري(ة)?", "cone"),
  said("(حاجز|حواجز|حاجزًا|حاجزين)", "barrier|barricade|fence|rail|guard|hoarding|screen"),
  said("(حقيبة|حقائب) (ال)?إسعافات", "first[- ]aid"),
  said("محط(ة|ات) غسل (ال)?عي(ون|ن|نين)", "eyewash|eye[- /]"),
  said("لوح(ة|ات) (ال)?مخ(رج|ارج)", "exit"),
  said("(قفل|أقفال) (ال)?سلامة", "padlock|lock"),
  said("ممتص(ات)? (ال)?(صدمات|طاقة)", "absorb"),
  said("(مقدمة|مقدمات) واقية", "toe"),
  said("مقاوم(ة)? (لل|ال)قطع", "cut"),
  said("مقاوم(ة)? (لل|ال)انزلاق", "slip|SR\\b"),
  said("مقاوم(ة)? (للهب|اللهب)", "flame|\\bFR\\b|arc-rated"),
  said("التصنيف الحراري للقوس|تصنيف حراري للقوس", "arc[- ]rat|\\bcal\\b|cal/cm|arc"),
  said("تقييم (ال)?مخاطر", "assess"),
  said("زمن (ال)?اختراق", "breakthrough|minutes"),
  said("شهادة (ال)?مطابقة|شهادات (ال)?مطابقة", "conformity|certificate"),
  said("(اللائحة|لائحة|اللوائح|لوائح) (ال)?فنية", "regulat|rule"),
  said("الدفاع المدني", "Civil Defen"),
  said("سابر", "SABER"),
  said("ساسو", "SASO"),
  said("بولي ?كربونات", "polycarbonate"),
  said("نتريل", "nitrile"),
  said("لاتكس", "latex"),
  said("نيوبرين", "neoprene"),
  said("بوليستر", "polyester|poly-?cotton"),
  said("أراميد", "aramid"),
  said("ألمنيوم", "alumini"),
  said("فئ(ة|ات|تان|تين) (ال)?(حريق|حرائق)", "fire class|class"),
];
