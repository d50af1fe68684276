import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('دورة في شبكة الدورات.', 'A course in the grid of courses.'),
  anatomy: [
    { name: 'title', description: sentence('اسم الدورة، وهو الرابط.', 'The name of the course, which is the link.') },
    { name: 'seed', description: sentence('يُرسم منه الغلاف بلا صورة.', 'Draws the cover if there is no picture.') },
    { name: 'instructorName', description: sentence('المدرّس.', 'The teacher.') },
    { name: 'price', description: sentence('السعر.', 'The price.') },
    { name: 'actions', description: sentence('أزرار بعد الرابط.', 'Buttons after the link.') },
  ],
  whenToUse: [sentence('لدورة داخل `CourseGrid`.', 'For a course in a `CourseGrid`.')],
  whenNotToUse: [
    sentence('لقسم: `CategoryTile`.', 'For a category: `CategoryTile`.'),
    sentence('لدورة في جدول: `Link`.', 'For a course in a table: `Link`.'),
  ],
  pairs: [],
  content: [sentence('الاسم كما كتبه المدرّس، بلا اختصار.', 'The name as the teacher wrote it, not shortened.')],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence('رابط واحد لكل بطاقة، ثم أزرارها.', 'One link for each card, then its buttons.'),
    },
    { keys: ['Enter'], description: sentence('يفتح الدورة.', 'Opens the course.') },
  ],
  screenReader: [sentence('«الجبر، رابط»، ثم المدرّس والسعر.', '“Algebra, link”, then the teacher and the price.')],
  rightToLeft: [
    sentence(
      'الاسم يتبع اتجاه حروفه، ويبقى رقم السعر وعملته معًا.',
      'The name follows the direction of its letters; the price keeps its number and currency together.',
    ),
  ],
  related: [
    { part: 'learning/CourseGrid', description: sentence('الشبكة.', 'The grid.') },
    { part: 'learning/CategoryTile', description: sentence('قسم.', 'A category.') },
  ],
};
