/** Every text of the composer. Functions get numbers and names, so that each language inflects its own sentence. */
export interface ComposerLabels {
  /** «اسم المحاضرة» */
  lectureName: string;
  /** «يجب إدخال اسم المحاضرة» */
  lectureNameRequired: string;
  /** The list of lessons. Required if `lessons` are offered. */
  lessons?: {
    /** «اختر درسًا من الدورة أو أدخل اسمًا آخر.» */
    hint: string;
    /** Names the button that opens the list: «عرض الدروس» */
    button: string;
    /** The number of matching lessons as a whole sentence: «درسان متاحان» */
    count: (count: number) => string;
  };
  /** Label of the file buttons: «الملف» */
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
  /** «{name} فارغ» */
  emptyFile: (name: string) => string;
  /** «20 صورة على الأكثر» */
  tooMany: (max: number) => string;
  /** Other files were dropped beside a PDF: «الملخص ملف PDF واحد أو صور. أزل الملف لتختار غيره.» */
  pdfChosen: string;
  /** A PDF was dropped beside photos: «الملخص ملف PDF واحد أو صور. أزل الصور لترفع ملف PDF.» */
  photosChosen: string;
  /** In the row of a photo: «تعذّرت قراءة هذه الصورة» */
  unreadable: string;
  /** In the row of a HEIC photo: «لا يفتح هذا المتصفح صور HEIC. اخترها بصيغة JPEG.» */
  unreadableHeic: string;
  /** An error that keeps the PDF from being created: «تعذّرت قراءة {name}. أزل الصورة ثم أعد المحاولة.» */
  unreadablePhoto: (name: string) => string;
  /** Label of the list: «تم اختيار 3 صور» */
  photos: (count: number) => string;
  /** «الصفحة 2» */
  page: (number: number) => string;
  moveUp: (number: number) => string;
  moveDown: (number: number) => string;
  /** «تدوير الصورة 2» */
  rotate: (number: number) => string;
  /** «إزالة الصورة 2» */
  remove: (number: number) => string;
  /** «إزالة الملف» */
  removePdf: string;
  /** Announced: «أصبحت الصورة في الصفحة 1 من 4», «تم تدوير الصورة 2», «أُزيلت الصورة 2» */
  moved: (page: number, total: number) => string;
  rotated: (number: number) => string;
  removed: (number: number) => string;
  /** «إضافة ملخص» */
  submit: string;
  /** «جارٍ الإرسال» */
  submitting: string;
  /** «تجهيز ملف PDF» */
  creatingPdf: string;
  /** «تعذّر تجهيز الملف. حاول مرة أخرى.» */
  pdfFailed: string;
  /** The code that creates the PDF could not be loaded: «لا يوجد اتصال …» */
  pdfOffline: string;
  /** «رفع الملف» */
  uploading: string;
  /** «إلغاء» */
  cancel: string;
  /** Heading of the errors, when there are several. */
  errors: (count: number) => string;
}
