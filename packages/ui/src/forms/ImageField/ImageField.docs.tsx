import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('اختيار صورة واحدة ومعاينتها.', 'Selects one image and shows a preview of it.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'shape',
      description: createSentence(
        '`wide` لصورة دورة، و`square` لصورة شخصية تُقصّ في الحقل.',
        '`wide` for the image of a course; `square` for a profile image, which is cropped in the field.',
      ),
    },
    { name: 'savedSrc', description: createSentence('الصورة المحفوظة من قبل.', 'The image that is already saved.') },
    {
      name: 'removedInputName',
      description: createSentence(
        'يسمح بإزالة الصورة المحفوظة، ويرسل ذلك مع النموذج.',
        'Allows removing the saved image, and submits that with the form.',
      ),
    },
    { name: 'acceptedLabel', description: createSentence('الأنواع والحد مكتوبة.', 'Types and limit in words.') },
  ],
  whenToUse: [createSentence('لصورة دورة أو صورة شخصية.', 'For the image of a course or a profile.')],
  whenNotToUse: [
    createSentence('لعدة صور أو لمستندات: `FileField`.', 'For several images or for documents: `FileField`.'),
    createSentence('لعرض صورة: `Cover` أو `Avatar`.', 'To show an image: `Cover` or `Avatar`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الزر يقول ما يفعل: «اختيار صورة»، ثم «تغيير الصورة».',
      'The button says what it does: “Choose image”, then “Change image”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى زر الاختيار، ثم إلى زر الإزالة.',
        'Moves to the button that selects an image, then to the one that removes it.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'يفتح نافذة الملفات، أو يزيل الصورة.',
        'Opens the file dialog, or removes the image.',
      ),
    },
    {
      keys: ['←', '→'],
      description: createSentence(
        'عند قصّ صورة مربعة: يحرّك أشرطة التكبير والموضع.',
        'While a square image is cropped: moves the sliders of zoom and position.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'يُعلن اختيار الصورة وإزالتها، وسبب رفضها.',
      'Selecting and removing an image is announced, and so is the reason if one is rejected.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'شريط الموضع الأفقي من اليسار إلى اليمين، كالصورة نفسها.',
      'The slider of the horizontal position runs left to right, as the image does.',
    ),
  ],
  related: [
    { part: 'forms/FileField', description: createSentence('لملفات أخرى.', 'For other files.') },
    { part: 'media/Avatar', description: createSentence('صورة شخصية.', 'A profile image.') },
    { part: 'media/Cover', description: createSentence('صورة دورة.', 'The image of a course.') },
  ],
};
