import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'تقدّم رفع ملف واحد، حتى ينتهي أو يفشل.',
    'The progress of one upload, until it is done or has failed.',
  ),
  anatomy: [
    { name: 'fileName', description: createSentence('اسم الملف.', 'The name of the file.') },
    {
      name: 'loadedBytes',
      description: createSentence('ما رُفع من `totalBytes`.', 'How much of `totalBytes` is uploaded.'),
    },
    {
      name: 'status',
      description: createSentence(
        '`uploading` أو `paused` أو `waiting` (انقطع الاتصال) أو `done` أو `failed`.',
        '`uploading`, `paused`, `waiting` (the connection is lost), `done` or `failed`.',
      ),
    },
    { name: 'errorMessage', description: createSentence('سبب الفشل.', 'Why it failed.') },
    {
      name: 'pauseControls',
      description: createSentence(
        'يُظهر زر الإيقاف المؤقت والمتابعة. استعمله فقط لرفع يُستكمل من حيث توقف.',
        'Shows the button that pauses and resumes. Use it only for an upload that continues where it stopped.',
      ),
    },
    {
      name: 'onCancel',
      description: createSentence(
        'يُظهر زر الإلغاء. وبعد الفشل يزيل الزر هذا الرفع.',
        'Shows the cancel button. After a failure, the button dismisses the upload.',
      ),
    },
  ],
  whenToUse: [createSentence('لكل ملف يُرفع، واحدًا تحت الآخر.', 'For each file that is uploaded, one below the other.')],
  whenNotToUse: [
    createSentence('لتقدّم آخر: `ProgressBar`.', 'For other progress: `ProgressBar`.'),
    createSentence('لاختيار الملف: `FileField`.', 'To select the file: `FileField`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'سبب الفشل يقول ما العمل: «انقطع الاتصال. أعد المحاولة».',
      'The reason for a failure says what to do: “The connection was lost. Try again”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى زر إعادة المحاولة بعد الفشل، ثم إلى زر الإلغاء.',
        'Moves to the retry button after a failure, then to the cancel button.',
      ),
    },
    { keys: ['Enter', 'Space'], description: createSentence('يضغط الزر.', 'Presses the button.') },
  ],
  screenReader: [
    createSentence(
      'مجموعة باسم الملف. يُعلن البدء، ثم كل ربع، ثم النهاية، لا كل نسبة.',
      'A group with the name of the file. The start, each quarter and the end are announced, not each percent.',
    ),
    createSentence(
      'إن اختفى الزر الذي عليه التركيز انتقل التركيز إلى القطعة.',
      'If the focused button disappears, the component gets the focus.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الشريط يمتلئ من بداية السطر، واسم الملف معزول.',
      'The bar fills from the start of the line. The file name is isolated.',
    ),
  ],
  related: [
    { part: 'forms/FileField', description: createSentence('يختار الملف.', 'Selects the file.') },
    { part: 'feedback/ProgressBar', description: createSentence('تقدّم آخر.', 'Other progress.') },
  ],
};
