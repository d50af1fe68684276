import { ImageField } from '@fanous/ui/forms/ImageField';

export function CoverField() {
  return (
    <ImageField
      name="image"
      label="صورة الدورة"
      acceptedLabel="صورة JPEG أو PNG، حتى 5 ميجابايت"
      maxBytes={5_000_000}
      labels={{
        choose: 'اختيار صورة',
        replace: 'تغيير الصورة',
        remove: 'إزالة الصورة',
        dropHint: 'أو اسحبها إلى هنا',
        dropHere: 'أفلتها هنا',
        preview: 'معاينة الصورة',
        wrongType: 'نوع الملف غير مقبول.',
        tooLarge: (limit) => `الصورة أكبر من ${limit}.`,
        unreadable: 'تعذّرت قراءة الصورة.',
        selected: (name) => `اختيرت ${name}`,
        removed: 'أُزيلت الصورة',
        zoom: 'تكبير الصورة',
        moveHorizontally: 'تحريك الصورة أفقيًا',
        moveVertically: 'تحريك الصورة رأسيًا',
      }}
    />
  );
}
