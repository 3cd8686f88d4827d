import type { Naming } from "#content/exchange/column.ts";

/** A line for each column: id, header in English, header in Arabic, and what others call it. */
const table = `
slug = Slug = المعرّف = handle | url handle | permalink | folder | رابط المنتج | المعرف
code = Code = الكود = item code | product code | sku | item no | item number | part no | part number | article | article no | stock code | ref | reference | رقم الصنف | كود الصنف | كود المنتج | رقم القطعة | رمز المنتج | الرمز | رقم المنتج | internal reference | reference no | material number | material no | material code | sku code | رمز المنتج sku | code no | catalogue no | catalog number | mpn | رقم الكتالوج | رقم المادة | كود | رمز | cat no
status = Status = الحالة = state | published | page status | حالة النشر | حالة المنتج
category = Category = الفئة = product category | main category | group | department | القسم | القسم الرئيسي | الفئة الرئيسية | التصنيف | categories | category name | product family | family | تصنيف | فئة | قسم | المجموعة
subcategory = Subcategory = الفئة الفرعية = sub category | product type | type | sub group | القسم الفرعي | التصنيف الفرعي | نوع المنتج
brand = Brand = العلامة التجارية = brand name | make | trademark | الماركة | ماركة | vendor | vendor name | brand/manufacturer
model = Model = الموديل = model no | model number | model name | رقم الموديل | الطراز
maker = Maker = الشركة المصنعة = manufacturer | manufacturer name | mfr | producer | المصنع | الصانع | المصنّع
origin = Origin = بلد المنشأ = country of origin | country | made in | coo | المنشأ | بلد الصنع
certificate = Certificate no. = رقم الشهادة = certificate number | certificate no | cert no | certificate
certificate-body = Certificate issued by = جهة إصدار الشهادة = certificate issuer | notified body | certified by | issued by
certificate-issued = Certificate issued on = تاريخ إصدار الشهادة = certificate date | issue date | date of issue
certificate-until = Certificate valid until = تاريخ انتهاء الشهادة = certificate expiry | expiry date | valid until | expires | تاريخ الانتهاء
saber = SABER no. = رقم شهادة سابر = saber | saber number | saber certificate | pcoc | pcoc no | سابر
saber-until = SABER valid until = تاريخ انتهاء شهادة سابر = saber expiry | saber valid to | pcoc expiry
price = Price (SAR) = السعر (ريال) = price | unit price | list price | selling price | sale price | net price | rate | cost | price without vat | price excl vat | السعر | سعر الوحدة | سعر البيع | الثمن | سعر | sales price | price/unit | price per unit | unit price | price each | retail price | standard price | price sar | سعر المنتج | السعر للقطعة | سعر القطعة | السعر بدون ضريبة | السعر قبل الضريبة | سعر الحبة | unit price excl vat | سعر الحبة بالريال | السعر بالريال
was = Price before (SAR) = السعر قبل الخصم (ريال) = was | was price | old price | regular price | previous price | compare at price | price before discount | rrp | السعر السابق | السعر القديم | السعر الأصلي | السعر قبل الخصم | variant compare at price | msrp | before discount | original price
unit = Unit = الوحدة = uom | unit of measure | sold by | selling unit | وحدة القياس | وحدة البيع | base unit of measure | base unit | unit name | units | وحده
pack = Pack = العبوة = pack size | pack qty | package quantity | qty per pack | qty per carton | pcs per box | units per pack | pieces per pack | حجم العبوة | الكمية في العبوة | عدد القطع في الكرتون | التعبئة | carton qty | box qty | pack quantity | case qty | qty/carton | qty/box | inner pack | packing qty | عدد الحبات في الكرتون | الكمية في الكرتون
minimum = Minimum = الحد الأدنى للطلب = moq | minimum order | minimum order quantity | min order | min order qty | min qty | minimum quantity | الحد الأدنى | أقل كمية | أقل كمية للطلب | الحد الأدنى للكمية | min order | min order quantity | minimum qty | order minimum | اقل كمية طلب | أدنى كمية | أقل طلب
stock = Stock = المخزون = qty available | quantity | qty | stock qty | stock quantity | available quantity | on hand | qty on hand | inventory | الكمية | الكمية المتوفرة | الكمية المتاحة | كمية المخزون | الرصيد | quantity on hand | inventory qty | avail qty | available qty | free stock | balance | الكمية بالمخزن | الكمية في المخزن | الكمية الحالية | رصيد المخزون | كمية | stock on hand
availability = Availability = التوفر = stock status | available | in stock | availability status | حالة التوفر | حالة المخزون | متوفر
lead-days = Lead days = أيام التوريد = lead time | lead time days | delivery days | delivery time | days to deliver | مدة التوريد | مدة التوصيل | مدة التسليم | أيام التسليم | leadtime | lead time in days | delivery | delivery period
name-en = Name (English) = الاسم بالإنجليزية = name | product name | item name | title | english name | name en | product | item | product title | الاسم الإنجليزي | اسم المنتج بالإنجليزية | الاسم بالانجليزي | item title | material name | product name en | model name en
name-ar = Name (Arabic) = الاسم بالعربية = arabic name | name ar | product name arabic | title ar | الاسم | اسم المنتج | اسم الصنف | الاسم العربي | اسم المنتج بالعربية | الصنف | البيان | الاسم بالعربي | اسم | صنف | اسم المادة | مسمى الصنف
use-en = Use (English) = الاستخدام بالإنجليزية = use | usage | application | applications | use en | used for
use-ar = Use (Arabic) = الاستخدام بالعربية = use ar | الاستخدام | الاستعمال | التطبيقات | مجال الاستخدام
description-en = Description (English) = الوصف بالإنجليزية = description | short description | product description | item description | summary | description en | english description | desc | الوصف الإنجليزي | material description | long name | text
description-ar = Description (Arabic) = الوصف بالعربية = description ar | arabic description | short description arabic | الوصف | وصف المنتج | الوصف المختصر | الوصف العربي | وصف الصنف
details-en = Details (English) = التفاصيل بالإنجليزية = details | long description | full description | body | details en | more information | specification text
details-ar = Details (Arabic) = التفاصيل بالعربية = details ar | long description arabic | التفاصيل | الوصف التفصيلي | الوصف الكامل | الوصف الطويل | تفاصيل المنتج
sold-as-en = Sold as (English) = طريقة البيع بالإنجليزية = sold as | supplied as | sold as en | packing | packaging
sold-as-ar = Sold as (Arabic) = طريقة البيع بالعربية = sold as ar | طريقة البيع | يباع كـ | التغليف
features-en = Features (English) = المميزات بالإنجليزية = features | key features | highlights | bullet points | features en | advantages
features-ar = Features (Arabic) = المميزات بالعربية = features ar | arabic features | المميزات | الميزات | مميزات المنتج | الخصائص
material-en = Material (English) = المادة بالإنجليزية = material | materials | material en | made of
material-ar = Material (Arabic) = المادة بالعربية = material ar | المادة | الخامة | مادة الصنع | المواد
sizes = Sizes = المقاسات = size | size range | dimensions | available sizes | المقاس | الحجم | القياس | الأبعاد | size/dimension | مقاس
sizes-ar = Sizes (Arabic) = المقاسات بالعربية = sizes ar | size ar
weight = Weight = الوزن = net weight | unit weight | weight g | weight kg | وزن القطعة | الوزن الصافي
colours = Colours = الألوان = colour | color | colors | available colours | اللون | لون
standards = Standards = المواصفات القياسية = standard | norms | norm | certification | certifications | compliance | المعايير | المواصفة | الشهادات | المواصفات والمعايير | applicable standards
marks = Marks = علامات الأداء = marking | performance marks | rating | protection class | مستوى الحماية | درجة الحماية
marks-ar = Marks (Arabic) = علامات الأداء بالعربية = marks ar
pictures = Pictures = الصور = picture | image | images | photo | photos | image file | image name | picture file | main image | الصورة | صورة المنتج | اسم الصورة | ملف الصورة | image src | image url | photo name | صورة | صور | picture 1 | image 1 | photo 1
likeness = Pictures of = صور منتج مشابه = likeness | pictures of product | صور منتج آخر
tags = Tags = الوسوم = tag | labels | keywords | وسوم | الكلمات الدلالية
needs = Needed with it = يُستخدم معه = needs | required with | accessories required | accessories | needed items | الملحقات | الملحقات المطلوبة | يلزم معه
gtin = GTIN = الباركود = barcode | bar code | ean | ean 13 | upc | gtin 13 | ean code | رقم الباركود | باركود | ean/upc | item barcode | باركود المنتج
hs = HS code = رمز النظام المنسق = hs | tariff code | customs code | hscode | hts | البند الجمركي | الرمز الجمركي
unspsc = UNSPSC = UNSPSC = unspsc code
aramco9com = Aramco 9COM = رمز أرامكو 9COM = 9com | 9 com | aramco code | aramco 9com code | كود أرامكو
replaced-by = Replaced by = البديل = replacement | successor | replaced by slug | المنتج البديل
`;

const names: ReadonlyMap<string, Naming> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", en = "", ar = "", synonyms = ""] = line
        .split(" = ")
        .map((part) => part.trim());
      return [
        id,
        { id, header: { en, ar }, synonyms: synonyms.split(" | ").filter(Boolean) },
      ] as const;
    }),
);

/** The headers and synonyms of a column. */
export function naming(id: string): Naming {
  const found = names.get(id);
  if (!found) {
    throw new Error(`no column is named ${id}: give it a line in column-names.ts`);
  }
  return found;
}
