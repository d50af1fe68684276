import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('صورة المدرّس واسمه في سطر.', 'The picture and the name of the teacher on one line.'),
  anatomy: [
    {
      name: 'name',
      description: createSentence(
        'الاسم، ويظهر حرفه الأول بلا صورة.',
        'The name. Its first letter is shown without a picture.',
      ),
    },
    { name: 'imageSrc', description: createSentence('الصورة.', 'The picture.') },
    {
      name: 'label',
      description: createSentence(
        'الصفة: «المدرّس»، لقارئ الشاشة وحده.',
        'The role: “Teacher”, for screen readers only.',
      ),
    },
    { name: 'size', description: createSentence('`large` في صفحة الدورة.', '`large` on the page of a course.') },
  ],
  whenToUse: [createSentence('لمدرّس دورة، في بطاقة أو صفحة.', 'For the teacher of a course, on a card or a page.')],
  whenNotToUse: [
    createSentence('لصورة بلا اسم: `Avatar`.', 'For a picture without a name: `Avatar`.'),
    createSentence('لعدة حقائق لكل منها اسم: `KeyValue`.', 'For several facts with names: `KeyValue`.'),
  ],
  pairs: [],
  content: [
    createSentence('الاسم كما كتبه صاحبه، بلا لقب مضاف.', 'The name as the person wrote it, without an added title.'),
  ],
  keyboard: [],
  screenReader: [
    createSentence('«المدرّسة: منى عبد الله». الصورة لا تُقرأ.', '“Teacher: Mona Abdallah”. The picture is not read.'),
  ],
  rightToLeft: [
    createSentence(
      'الصورة عند بداية السطر، والاسم يتبع اتجاه حروفه.',
      'The picture is at the start of the line; the name follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'media/Avatar', description: createSentence('الصورة وحدها.', 'The picture alone.') },
    { part: 'learning/CourseCard', description: createSentence('بطاقة فيها هذا السطر.', 'A card with this line.') },
  ],
};
