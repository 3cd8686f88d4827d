import { arcAid } from "#words/ar-aid-arc.ts";
import { fallAid } from "#words/ar-aid-fall.ts";
import { hearingAid } from "#words/ar-aid-hearing.ts";
import { markAid } from "#words/ar-aid-mark.ts";
import { respiratorAid } from "#words/ar-aid-respirator.ts";
import type { Words } from "#words/en.ts";

export const aids: Words["aids"] = {
  name: "أدوات الاختيار",
  description:
    "أوراق حساب تبيّن القاعدة التي يُبنى عليها اختيار معدات السلامة، ومتى يقرر شخص مختص بدلًا منها.",
  intro:
    "كل أداة تبيّن قاعدتها وقيمها ومصادرها. والحالة الخارجة عن القاعدة لا تُعطى جوابًا، بل السبب والشخص الذي يُسأل.",
  choose: "اختر من فضلك",
  yes: "نعم",
  no: "لا",
  work: "احسب",
  unreadable: "اكتب رقمًا مثل 1.75 دون وحدة.",
  problems: "صحّح القيم المحددة.",
  entered: "قيمك",
  notEntered: "غير مذكور",
  refused: "لا جواب لهذه الحالة",
  whom: "من تسأل",
  products: "منتجات تبدأ منها",
  product: "المنتج",
  figure: "على الملصق",
  list: "قائمة الاستفسار",
  noProducts: "لا يتضمن الكتالوج منتجًا لهذه الحالة. اسألنا.",
  askUs: "أرسل إلينا هذه القيم",
  message: (aid) => `${aid}: يُرجى مراجعة هذه القيم.`,
  limits: "الحدود",
  sources: "المصادر",
  notAdvice:
    "هذا ليس تقييمًا لموقع عملك. القرار للمواصفة القياسية وتعليمات الصانع وقواعد الجهة المالكة.",
  names: {
    "fall-clearance": fallAid.name,
    hearing: hearingAid.name,
    respirator: respiratorAid.name,
    "arc-flash": arcAid.name,
    mark: markAid.name,
  },
  fall: fallAid,
  hearing: hearingAid,
  respirator: respiratorAid,
  arc: arcAid,
  mark: markAid,
};
