import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('صورة المدرّس واسمه في سطر.', 'The picture and the name of the teacher on one line.'),
  anatomy: [
    {
      name: 'name',
      description: sentence('الاسم، ويظهر حرفه الأول بلا صورة.', 'The name. Its first letter is shown without a picture.'),
    },
    { name: 'imageSrc', description: sentence('الصورة.', 'The picture.') },
    {
      name: 'label',
      description: sentence('الصفة: «المدرّس»، لقارئ الشاشة وحده.', 'The role: “Teacher”, for screen readers only.'),
    },
    { name: 'size', description: sentence('`large` في صفحة الدورة.', '`large` on the page of a course.') },
  ],
  whenToUse: [sentence('لمدرّس دورة، في بطاقة أو صفحة.', 'For the teacher of a course, on a card or a page.')],
  whenNotToUse: [
    sentence('لصورة بلا اسم: `Avatar`.', 'For a picture without a name: `Avatar`.'),
    sentence('لعدة حقائق لكل منها اسم: `KeyValue`.', 'For several facts with names: `KeyValue`.'),
  ],
  pairs: [],
  content: [sentence('الاسم كما كتبه صاحبه، بلا لقب مضاف.', 'The name as the person wrote it, without an added title.')],
  keyboard: [],
  screenReader: [
    sentence('«المدرّسة: منى عبد الله». الصورة لا تُقرأ.', '“Teacher: Mona Abdallah”. The picture is not read.'),
  ],
  rightToLeft: [
    sentence(
      'الصورة عند بداية السطر، والاسم يتبع اتجاه حروفه.',
      'The picture is at the start of the line; the name follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'media/Avatar', description: sentence('الصورة وحدها.', 'The picture alone.') },
    { part: 'learning/CourseCard', description: sentence('بطاقة فيها هذا السطر.', 'A card with this line.') },
  ],
};
