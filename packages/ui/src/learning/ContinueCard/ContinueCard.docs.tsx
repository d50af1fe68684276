import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('الدورة التي سيتابعها الطالب العائد.', 'The course that a returning student will continue.'),
  anatomy: [
    {
      name: 'eyebrow',
      description: sentence(
        'السطر فوق العنوان: «تابع من حيث توقفت».',
        'The line above the title: “Continue where you stopped”.',
      ),
    },
    {
      name: 'title',
      description: sentence(
        'اسم الدورة، وهو رابط يغطي البطاقة كلها.',
        'The name of the course: a link that covers the whole card.',
      ),
    },
    { name: 'seed', description: sentence('يُرسم منه الغلاف بلا صورة.', 'Draws the cover if there is no picture.') },
    { name: 'instructorName', description: sentence('المدرّس.', 'The teacher.') },
    {
      name: 'actionLabel',
      description: sentence(
        'تسمية تظهر في آخر البطاقة، ولا يقرؤها قارئ الشاشة.',
        'A label at the end of the card that screen readers skip.',
      ),
    },
  ],
  whenToUse: [
    sentence('في أعلى صفحة الطالب، لدورة واحدة بدأها.', 'At the top of a student’s page, for one course in progress.'),
  ],
  whenNotToUse: [
    sentence('لدورة بين دورات أخرى: `CourseCard`.', 'For one course among others: `CourseCard`.'),
    sentence(
      'لطالب لم يبدأ دورة: `EmptyState` مع رابط إلى الدورات.',
      'For a student who has not started a course: `EmptyState` with a link to the courses.',
    ),
  ],
  pairs: [],
  content: [
    sentence(
      'التسمية مصدر واحد: «متابعة»، بلا اسم الدورة.',
      'The label is one verb, “Continue”, without the name of the course.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('رابط واحد للبطاقة كلها.', 'One link for the whole card.') },
    { keys: ['Enter'], description: sentence('يفتح الدورة.', 'Opens the course.') },
  ],
  screenReader: [
    sentence(
      'مقال فيه عنوان ورابط: «الجبر، عنوان، رابط»، ثم المدرّس.',
      'An article with a heading and a link: “Algebra, heading, link”, then the teacher.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الغلاف عند بداية السطر على الشاشة العريضة، وسهم «متابعة» يشير إلى نهايته.',
      'On a wide screen the cover is at the start of the line; the arrow of “Continue” points to its end.',
    ),
    sentence('اسم الدورة يتبع اتجاه حروفه.', 'The name of the course follows the direction of its letters.'),
  ],
  related: [
    { part: 'learning/CourseCard', description: sentence('دورة في شبكة.', 'A course in a grid.') },
    { part: 'media/Cover', description: sentence('الغلاف.', 'The cover.') },
  ],
};
