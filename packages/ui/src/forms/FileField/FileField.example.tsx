import { FileField } from '@fanous/ui/forms/FileField';

export function FilesField() {
  return (
    <FileField
      name="files"
      label="ملفات الدورة"
      accept={['application/pdf']}
      acceptedLabel="ملفات PDF، حتى 20 ميجابايت للملف"
      isMultiple
      maxBytes={20_000_000}
      labels={{
        choose: 'اختيار ملفات',
        replace: 'تغيير الملف',
        dropHint: 'أو اسحبها إلى هنا',
        dropHere: 'أفلتها هنا',
        wrongType: 'نوع الملف غير مقبول.',
        tooLarge: (limit) => `الملف أكبر من ${limit}.`,
        invalidFiles: 'أزل الملفات غير المقبولة.',
        tooMany: (max) => `العدد الأقصى للملفات: ${max}.`,
        added: (count) => `عدد الملفات المضافة: ${count}`,
        removed: (name) => `أُزيل ${name}`,
        moved: (name, position) => `${name} في الموضع ${position}`,
        remove: (name) => `إزالة ${name}`,
        moveUp: (name) => `نقل ${name} إلى أعلى`,
        moveDown: (name) => `نقل ${name} إلى أسفل`,
      }}
    />
  );
}
