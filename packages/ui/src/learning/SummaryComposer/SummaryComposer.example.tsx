import { SummaryComposer } from '@fanous/ui/learning/SummaryComposer';

export function SendSummary() {
  return (
    <SummaryComposer
      onSubmit={({ lectureName, file }) => console.log(lectureName, file.size)}
      labels={{
        lectureName: 'اسم المحاضرة',
        lectureNameRequired: 'اكتب اسم المحاضرة.',
        file: 'الملخص',
        fileHint: 'ملف PDF واحد، أو صور نجمعها لك في ملف.',
        choosePdf: 'اختيار ملف PDF',
        choosePhotos: 'اختيار صور',
        addPhotos: 'إضافة صور',
        fileRequired: 'اختر ملفًا أو صورًا.',
        wrongType: (name) => `نوع الملف ${name} غير مقبول.`,
        tooLarge: (name, size) => `حجم ${name} أكبر من ${size}.`,
        emptyFile: (name) => `الملف ${name} فارغ.`,
        tooMany: (max) => `العدد الأقصى للصور: ${max}.`,
        pdfChosen: 'اختير ملف PDF',
        photosChosen: 'اختيرت الصور',
        unreadable: 'تعذّرت قراءة بعض الصور.',
        unreadableHeic: 'حوّل صور HEIC إلى JPEG.',
        unreadablePhoto: (name) => `تعذّرت قراءة ${name}.`,
        photos: (count) => `عدد الصور: ${count}`,
        page: (number) => `صفحة ${number}`,
        moveUp: (number) => `نقل الصفحة ${number} إلى أعلى`,
        moveDown: (number) => `نقل الصفحة ${number} إلى أسفل`,
        rotate: (number) => `تدوير الصفحة ${number}`,
        remove: (number) => `حذف الصفحة ${number}`,
        removePdf: 'إزالة الملف',
        moved: (page, total) => `الصفحة ${page} من ${total}`,
        rotated: (number) => `دُوّرت الصفحة ${number}`,
        removed: (number) => `حُذفت الصفحة ${number}`,
        submit: 'إرسال الملخص',
        submitting: 'جارٍ الإرسال',
        creatingPdf: 'جارٍ تجهيز الملف',
        pdfFailed: 'تعذّر تجهيز الملف.',
        pdfOffline: 'اتصل بالإنترنت لتجهيز الملف.',
        uploading: 'جارٍ رفع الملخص',
        cancel: 'إلغاء الرفع',
        errors: (count) => `صحّح الحقول المعلَّمة: ${count}`,
      }}
    />
  );
}
