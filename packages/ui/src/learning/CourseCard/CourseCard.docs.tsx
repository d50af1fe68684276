import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('دورة في شبكة الدورات.', 'A course in the grid of courses.'),
  anatomy: [
    {
      name: 'title',
      description: createSentence('اسم الدورة، وهو الرابط.', 'The name of the course, which is the link.'),
    },
    { name: 'seed', description: createSentence('يُرسم منه الغلاف بلا صورة.', 'Draws the cover if there is no picture.') },
    { name: 'instructorName', description: createSentence('المدرّس.', 'The teacher.') },
    { name: 'price', description: createSentence('السعر.', 'The price.') },
    { name: 'actions', description: createSentence('أزرار بعد الرابط.', 'Buttons after the link.') },
  ],
  whenToUse: [createSentence('لدورة داخل `CourseGrid`.', 'For a course in a `CourseGrid`.')],
  whenNotToUse: [
    createSentence('لقسم: `CategoryTile`.', 'For a category: `CategoryTile`.'),
    createSentence('لدورة في جدول: `Link`.', 'For a course in a table: `Link`.'),
  ],
  pairs: [],
  content: [createSentence('الاسم كما كتبه المدرّس، بلا اختصار.', 'The name as the teacher wrote it, not shortened.')],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('رابط واحد لكل بطاقة، ثم أزرارها.', 'One link for each card, then its buttons.'),
    },
    { keys: ['Enter'], description: createSentence('يفتح الدورة.', 'Opens the course.') },
  ],
  screenReader: [
    createSentence('«الجبر، رابط»، ثم المدرّس والسعر.', '“Algebra, link”, then the teacher and the price.'),
  ],
  rightToLeft: [
    createSentence(
      'الاسم يتبع اتجاه حروفه، ويبقى رقم السعر وعملته معًا.',
      'The name follows the direction of its letters; the price keeps its number and currency together.',
    ),
  ],
  related: [
    { part: 'learning/CourseGrid', description: createSentence('الشبكة.', 'The grid.') },
    { part: 'learning/CategoryTile', description: createSentence('قسم.', 'A category.') },
  ],
};
