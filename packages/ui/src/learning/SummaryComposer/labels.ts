/** Every word of the composer. Functions get numbers and names, so that each language inflects its own sentence. */
export interface ComposerLabels {
  /** «اسم المحاضرة» */
  lectureName: string;
  /** «يجب إدخال اسم المحاضرة» */
  lectureNameRequired: string;
  /** Names what is handed in: «الملف» */
  file: string;
  /** «ملف PDF، أو صور نجمعها في ملف PDF واحد. اسحبها إلى هنا أو اخترها.» */
  fileHint: string;
  /** «رفع ملف PDF» */
  choosePdf: string;
  /** «رفع صور» */
  choosePhotos: string;
  /** «إضافة صور» */
  addPhotos: string;
  /** «يجب رفع ملف PDF أو صور» */
  fileRequired: string;
  /** «{name} ليس ملف PDF ولا صورة» */
  wrongType: (name: string) => string;
  /** «{name} أكبر من {size}» */
  tooLarge: (name: string, size: string) => string;
  /** «20 صورة كحد أقصى» */
  tooMany: (max: number) => string;
  /** «تعذّرت قراءة هذه الصورة» */
  unreadable: string;
  /** The list: «تم اختيار 3 صور» */
  photos: (count: number) => string;
  /** «الصفحة 2» */
  page: (number: number) => string;
  moveUp: (number: number) => string;
  moveDown: (number: number) => string;
  /** «تدوير الصورة 2» */
  rotate: (number: number) => string;
  /** «حذف الصورة 2» */
  remove: (number: number) => string;
  /** «حذف الملف» */
  removePdf: string;
  /** Said: «صارت الصورة في الصفحة 1 من 4», «دُوّرت الصورة 2», «حُذفت الصورة 2» */
  moved: (page: number, total: number) => string;
  rotated: (number: number) => string;
  removed: (number: number) => string;
  /** «إضافة ملخص» */
  submit: string;
  /** «جارٍ الإرسال» */
  submitting: string;
  /** «تجهيز ملف PDF» */
  making: string;
  /** «تعذّر تجهيز الملف. حاول مرة أخرى.» */
  makingFailed: string;
  /** The code that makes the PDF could not be loaded: «لا يوجد اتصال …» */
  makingOffline: string;
  /** «رفع الملف» */
  uploading: string;
  /** «إلغاء» */
  cancel: string;
  /** Heading of the errors, when there are several. */
  errors: (count: number) => string;
}
