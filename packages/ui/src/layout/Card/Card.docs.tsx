import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('سطح له إطار، لشيء واحد.', 'A surface with a border, for one thing.'),
  anatomy: [
    { name: 'children', description: createSentence('المحتوى.', 'The content.') },
    {
      name: 'isInteractive',
      description: createSentence(
        'ترتفع عند المرور، إن كانت كلها قابلة للضغط.',
        'Rises on hover, if the whole card can be pressed.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لشيء في قائمة أو شبكة، أو لقسم قائم بذاته.',
      'For one thing in a list or grid, or a section of its own.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لكل قسم في الصفحة: المسافة والعنوان يكفيان.',
      'For every section of a page: space and a heading are enough.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('عنوان أولًا، ثم حقيقة أو اثنتان، ثم إجراء.', 'A title first, then one or two facts, then an action.'),
  ],
  keyboard: [],
  screenReader: [
    createSentence('لا تُقرأ. داخل قائمة تُقرأ عنصرًا منها.', 'It is not read. In a list it is read as an item.'),
  ],
  rightToLeft: [
    createSentence(
      'محتواها يتبع الاتجاه، ولا جانب لها.',
      'Its content follows the direction; it has no sides of its own.',
    ),
  ],
  related: [
    {
      part: 'layout/Surface',
      description: createSentence('سطح بلا شكل بطاقة.', 'A surface without the look of a card.'),
    },
    { part: 'learning/CourseCard', description: createSentence('بطاقة دورة.', 'The card of a course.') },
  ],
};
