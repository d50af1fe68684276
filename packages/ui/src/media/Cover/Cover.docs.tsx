import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'غلاف الدورة: صورتها، أو نقش خيّامية يُرسم من معرّفها.',
    'The cover of a course: its picture, or a Khayamiya pattern drawn from its slug.',
  ),
  anatomy: [
    {
      name: 'seed',
      description: createSentence(
        'معرّف الدورة: القيمة نفسها ترسم النقش نفسه دائمًا.',
        'The slug of the course: the same value always draws the same pattern.',
      ),
    },
    {
      name: 'courseTitle',
      description: createSentence(
        'عنوان الدورة. إن ذكر مادة معروفة ظهر رسمها في وسط النقش.',
        'The title of the course. If it names a known subject, the drawing of that subject appears in the middle of the pattern.',
      ),
    },
    { name: 'categoryId', description: createSentence('يختار ألوان النقش.', 'Selects the colours of the pattern.') },
    {
      name: 'src',
      description: createSentence(
        'الصورة. إن لم تُحمَّل ظهر النقش.',
        'The picture. If it does not load, the pattern is shown.',
      ),
    },
    { name: 'ratio', description: createSentence('نسبة العرض إلى الارتفاع.', 'The aspect ratio.') },
    { name: 'shape', description: createSentence('شكل الأركان.', 'The shape of the corners.') },
  ],
  whenToUse: [
    createSentence(
      'لغلاف دورة أو قسم، بصورة أو بلا صورة.',
      'For the cover of a course or category, with or without a picture.',
    ),
  ],
  whenNotToUse: [
    createSentence('لصورة شخص: `Avatar`.', 'For the picture of a person: `Avatar`.'),
    createSentence(
      'لصورة لها معنى: `img` مع نص بديل.',
      'For a picture with a meaning: an `img` with an alternative text.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'لا تضع نصًا داخل صورة الغلاف: لا يُقرأ ولا يُترجم.',
      'Put no text into the picture: it is neither read nor translated.',
    ),
  ],
  keyboard: [],
  screenReader: [createSentence('لا يُقرأ: الاسم بجواره هو الرابط.', 'It is not read: the name beside it is the link.')],
  rightToLeft: [createSentence('النقش والصورة لا ينعكسان.', 'Neither the pattern nor the picture is mirrored.')],
  related: [
    { part: 'media/Avatar', description: createSentence('صورة شخص.', 'The picture of a person.') },
    { part: 'learning/CourseCard', description: createSentence('بطاقة لها غلاف.', 'A card with a cover.') },
  ],
};
