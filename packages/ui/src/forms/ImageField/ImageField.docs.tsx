import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('اختيار صورة واحدة ومعاينتها.', 'Selects one image and shows a preview of it.'),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'shape',
      description: sentence(
        '`wide` لصورة دورة، و`square` لصورة شخصية تُقصّ في الحقل.',
        '`wide` for the image of a course; `square` for a profile image, which is cropped in the field.',
      ),
    },
    { name: 'savedSrc', description: sentence('الصورة المحفوظة من قبل.', 'The image that is already saved.') },
    {
      name: 'removedInputName',
      description: sentence(
        'يسمح بإزالة الصورة المحفوظة، ويرسل ذلك مع النموذج.',
        'Allows removing the saved image, and submits that with the form.',
      ),
    },
    { name: 'acceptedLabel', description: sentence('الأنواع والحد مكتوبة.', 'Types and limit in words.') },
  ],
  whenToUse: [sentence('لصورة دورة أو صورة شخصية.', 'For the image of a course or a profile.')],
  whenNotToUse: [
    sentence('لعدة صور أو لمستندات: `FileField`.', 'For several images or for documents: `FileField`.'),
    sentence('لعرض صورة: `Cover` أو `Avatar`.', 'To show an image: `Cover` or `Avatar`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'الزر يقول ما يفعل: «اختيار صورة»، ثم «تغيير الصورة».',
      'The button says what it does: “Choose image”, then “Change image”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'ينتقل إلى زر الاختيار، ثم إلى زر الإزالة.',
        'Moves to the button that selects an image, then to the one that removes it.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: sentence('يفتح نافذة الملفات، أو يزيل الصورة.', 'Opens the file dialog, or removes the image.'),
    },
    {
      keys: ['←', '→'],
      description: sentence(
        'عند قصّ صورة مربعة: يحرّك أشرطة التكبير والموضع.',
        'While a square image is cropped: moves the sliders of zoom and position.',
      ),
    },
  ],
  screenReader: [
    sentence(
      'يُعلن اختيار الصورة وإزالتها، وسبب رفضها.',
      'Selecting and removing an image is announced, and so is the reason if one is rejected.',
    ),
  ],
  rightToLeft: [
    sentence(
      'شريط الموضع الأفقي من اليسار إلى اليمين، كالصورة نفسها.',
      'The slider of the horizontal position runs left to right, as the image does.',
    ),
  ],
  related: [
    { part: 'forms/FileField', description: sentence('لملفات أخرى.', 'For other files.') },
    { part: 'media/Avatar', description: sentence('صورة شخصية.', 'A profile image.') },
    { part: 'media/Cover', description: sentence('صورة دورة.', 'The image of a course.') },
  ],
};
