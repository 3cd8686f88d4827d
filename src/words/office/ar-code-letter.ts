import { isolated } from "#words/isolated.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const codeLetter: OfficeWords["codeLetter"] = {
  subject: (code) => `رمز الدخول إلى المكتب: ${isolated(code)}`,
  enter: (code) => `رمز الدخول: ${isolated(code)}`,
  expires: "أدخل الرمز في المتصفح الذي طلبته منه، خلال 10 دقائق.",
  ignore: "إذا لم تطلب رمزًا فتجاهل هذه الرسالة، فلا يمكن لأحد الدخول من دونه.",
};
