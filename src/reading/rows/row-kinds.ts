/** Reason why a row is no line of the request. */
export type Skip =
  | "title"
  | "headings"
  | "total"
  | "section"
  | "signature"
  | "greeting"
  | "cancelled"
  | "person";

const total =
  /^(?:(?:sub|grand|overall|net|page)[\s-]*)?totale?s?\b|^sum(?:me)?\b|^gesamt|^(?:ال)?مجموع|^(?:ال)?[إا]جمالي|^(?:vat|v\.a\.t|value added tax)\b|^ضريب[هة]|^القيم[هة] المضاف[هة]|^discount\b|^amount in words|^say\s+(?:sar|riyals?)|^(?:net\s+)?amount\b|^(?:net|balance)\s+payable|^(?:carried|brought)\s+(?:to|forward|over)\b|^(?:bid|performance|tender)\s+(?:bond|guarantee|security)|^retention\b|^(?:ال)?صافي|^(?:ال)?ضمان\s+(?:ال)?(?:ابتدائي|نهائي|بنكي)/iu;

/** Words that end a letter; names and addresses follow. */
const closing =
  /^(?:(?:best|kind|warm|with)\s+)*(?:regards|rgds|thanks|thank you|many thanks|sincerely|yours|br|salamat|maraming salamat|shukran|shukriya|jazak)(?![\p{L}\p{N}])|^(?:مع (?:ال)?(?:تحي|شكر)|تحياتي|شكر|شاكر|مشكور|وتفضلوا|وتقبلوا|ولكم)/iu;

/** Tells if words end a letter. */
export function isClosing(words: string): boolean {
  return closing.test(words);
}

const mailHeader =
  /^(?:on .{3,80} wrote:|-+\s*(?:original|forwarded) message|(?:from|to|cc|bcc|sent|date|subject|re|fw|fwd|من|إلى|الموضوع)\s*:)/iu;

/** Tells if a line is a header of a quoted mail. */
export function isMailHeader(words: string): boolean {
  return mailHeader.test(words);
}

const signature =
  /^(?:(?:phone|tel|telephone|fax|mob\w*)\s*[.:+\d(]|p\.?\s?o\.?\s?box|iban|bank\b.*iban|kingdom of)|\bsignature\b|^(?:prepared|approved|checked|requested|received|reviewed|issued|authori[sz]ed|verified|submitted|ordered|raised|noted|endorsed|recommended)(?:\s*(?:by\b|:|\/|$)|\s+(?=\p{Script=Arabic}))|^(?:signature|signed|stamp|e\.?\s?o\.?\s?e)\b|^(?:name|designation|position|date|mobile|mob|tel|telephone|phone|fax|e-?mail|website|www|p\.?\s?o\.?\s?box|address|c\.?r\.?|vat no|iban|bank|account)\b\s*(?:no|number|#)?\s*[.:#&]|^(?:[أا]عد(?:ه|ها|ت)?|[إا]عداد|المعد|[إا]عتماد|يعتمد|معتمد|اعتمد|وافق|طلب من|مقدم الطلب|راجع|تمت المراجعة|استلم|المستلم|التوقيع|توقيع|الختم|هاتف|جوال|فاكس|ص\s?\.\s?ب|ص\s+ب\s|البريد|العنوان|السجل التجاري|مدير\s)/iu;

const post =
  /^(?:[\p{L}.]+\s+){0,3}(?:store\s?keeper|manager|engineer|supervisor|coordinator|officer|foreman|director|buyer|accountant|secretary)$|^(?:[أا]مين|مدير|مسؤول|مهندس|م\.|رئيس|مشرف|مراقب)\s/iu;

/** Tells if words are a post in a company: "Site engineer", "أمين المستودع". */
export function isPost(words: string): boolean {
  return post.test(words);
}

const greeting =
  /^(?:dear|hi(?![\s-]*vis)|hello|hey|good\s+(?:morning|afternoon|evening|day)|greetings|salam|salaam|assalam|as-?salam|respected|gud|gents|gentlemen|to whom|attn|attention|subject|re|fw|fwd|from|to|cc|sent|on .{3,60} wrote|ok|okay|noted|تمام|حسنا|السلام|وعليكم|مرحب[اأ]|عزيزي|الأخ|الاخ|السادة|الساده|تحية|صباح|مساء|مساك|سعادة|حياك|يا|المحترم|الموضوع|من:|[إا]لى:)(?![\p{L}\p{N}-])/iu;

/** Words of sentences that surround a list. */
const sentence =
  /\b(?:please|pls|kindly|quote|quotation|offer|price|prices|best|regards|following|below|attached|need the|we (?:need|require|are|have|would)|advise|availability|delivery|deliver|project|site|asap|urgent|awaiting|revert|forward(?:ing|ed)?|fyi|process|call me|contact|thanks?|logo|artwork|will follow)\b|نرجو|الرجاء|يرجى|برجاء|عرض سعر|تسعير|عرض [أا]سعار|نحتاج|نود|المطلوب التالي|التالي[هة]?|حسب|التوصيل|في [أا]قرب|ولكم|جزيل|المورد|يعافيك|لا تنس/iu;

/** A wish to leave goods out, which is no line. */
const cancelled =
  /^(?:(?:please|pls)\s+)?(?:do not|don'?t|no longer|cancel|remove|delete|leave out|skip)\s|^(?:[أا]لغوا?|لا (?:ترسل|تورد)|احذف|حذف|بدون)|[:：,–-]\s*(?:not this time|cancel(?:led)?|cancel kar \S+|no longer needed|ملغ[يى]|لا نحتاج\S*)\s*\.?$/iu;

/** A few words that announce a list: "fleet order 14 trucks", "طلب سيارات الشركة". */
const announcement =
  /^(?:\p{L}+\s+){0,2}(?:order|list|request|requirements?|indent)\b(?!\s+(?:book|pad|form|holder))|^(?:ال)?(?:طلب|طلبية|قائمة|كشف|جدول)\s/iu;

/** Tells if a line above a list announces it. */
export function isAnnouncement(words: string): boolean {
  return announcement.test(words);
}

/** Conditions below a table, which begin with their own name. */
const remark =
  /^(?:notes?|n\.?b|remarks?|terms|conditions)\s*(?:[:.–-]|$)|^(?:terms|conditions)\b|^for office use|^(?:ال)?(?:ملاحظ[هة]|ملاحظات|شروط)(?:\s|[:：]|$)/iu;

/** Tells if words begin the conditions below a table. */
export function isRemark(words: string): boolean {
  return remark.test(words);
}

/** Classifies a row by its first words; undefined for a row that may be a line. */
export function skipOf(words: string): Skip | undefined {
  if (total.test(words)) {
    return "total";
  }
  if (signature.test(words)) {
    return "signature";
  }
  if (/^page\s+\d+\s*(?:of|\/)\s*\d+\.?$/iu.test(words)) {
    return "title";
  }
  if (remark.test(words)) {
    return "greeting";
  }
  return greeting.test(words) || isMailHeader(words) || isClosing(words) ? "greeting" : undefined;
}

/** Tells if text that asks for no amount is a sentence around the list. */
export function isSentence(words: string): boolean {
  return sentence.test(words) || /^<[^>]*>$|[?؟](?:\s|$)/u.test(words) || /[:：]\s*$/u.test(words);
}

/** Tells if a cell of a row says that the row is cancelled. */
export function isCancelledState(cell: string): boolean {
  return /^(?:cancell?ed|deleted|void|withdrawn|ملغ(?:ي|ى|اة|اه)|محذوف)$/iu.test(cell.trim());
}

/** Tells if a line asks to leave goods out of a repeated order. */
export function isCancelled(words: string): boolean {
  return cancelled.test(words);
}

const sectionMark =
  /^(?:section\s+)?(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:\.0)?\s*[.)\-–:/]\s+\p{L}|^(?:أولا|ثانيا|ثالثا|رابعا|خامسا|القسم|[أ-ي]\s*[-–.)])\s*/u;
const sectionWords =
  /\b(?:protection|items|section|category|equipment|signage|ppe)\b|^(?:حماي[هة]|معدات|مستلزمات|مهمات|لوحات|أدوات)\s/iu;

/** Tells if a row whose goods stand alone, without any amount, is the heading of a section. */
export function isSection(words: string, isOnlyCell: boolean): boolean {
  const isShort = words.length <= 60;
  const isCapital = /\p{Lu}{3}/u.test(words) && words === words.toUpperCase();
  return (
    isOnlyCell &&
    isShort &&
    (sectionMark.test(words) || isCapital || sectionWords.test(words) || /[:：]\s*$/u.test(words))
  );
}
