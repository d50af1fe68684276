/** Sample labels of `PdfLink`. */
export const pdfLabels = {
  ar: {
    pending: 'جارٍ فتح الملف',
    failed: 'تعذّر فتح الملف. حاول مرة أخرى.',
    ready: 'الملف جاهز، اضغط لفتحه',
  },
  en: {
    pending: 'Opening the file',
    failed: 'The file could not be opened. Try again.',
    ready: 'The file is ready, press to open it',
  },
};

export const pdfTitles = {
  ar: { title: 'مذكرة الفصل الأول', meta: '2.4 ميجابايت' },
  en: { title: 'Notes of the first chapter', meta: '2.4 MB' },
};
