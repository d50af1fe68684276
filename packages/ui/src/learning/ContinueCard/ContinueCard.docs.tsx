import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('الدورة التي سيتابعها الطالب العائد.', 'The course that a returning student will continue.'),
  anatomy: [
    {
      name: 'eyebrow',
      description: createSentence(
        'السطر فوق العنوان: «تابع من حيث توقفت».',
        'The line above the title: “Continue where you stopped”.',
      ),
    },
    {
      name: 'title',
      description: createSentence(
        'اسم الدورة، وهو رابط يغطي البطاقة كلها.',
        'The name of the course: a link that covers the whole card.',
      ),
    },
    {
      name: 'lesson',
      description: createSentence('الدرس الذي توقف عنده الطالب.', 'The lesson where the student stopped.'),
    },
    { name: 'position', description: createSentence('الموضع داخل الدرس.', 'The position in the lesson.') },
    {
      name: 'progress',
      description: createSentence('كم أنجز من الدورة، كشريط.', 'How much of the course is done, as a bar.'),
    },
    { name: 'seed', description: createSentence('يُرسم منه الغلاف بلا صورة.', 'Draws the cover if there is no picture.') },
    { name: 'instructorName', description: createSentence('المدرّس.', 'The teacher.') },
    {
      name: 'actionLabel',
      description: createSentence(
        'تسمية تظهر في آخر البطاقة، ولا يقرؤها قارئ الشاشة.',
        'A label at the end of the card that screen readers skip.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'في أعلى صفحة الطالب، لدورة واحدة بدأها.',
      'At the top of a student’s page, for one course in progress.',
    ),
  ],
  whenNotToUse: [
    createSentence('لدورة بين دورات أخرى: `CourseCard`.', 'For one course among others: `CourseCard`.'),
    createSentence(
      'لطالب لم يبدأ دورة: `EmptyState` مع رابط إلى الدورات.',
      'For a student who has not started a course: `EmptyState` with a link to the courses.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'التسمية مصدر واحد: «متابعة»، بلا اسم الدورة.',
      'The label is one verb, “Continue”, without the name of the course.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('رابط واحد للبطاقة كلها.', 'One link for the whole card.') },
    { keys: ['Enter'], description: createSentence('يفتح الدورة.', 'Opens the course.') },
  ],
  screenReader: [
    createSentence(
      'مقال فيه عنوان ورابط: «الجبر، عنوان، رابط»، ثم المدرّس.',
      'An article with a heading and a link: “Algebra, heading, link”, then the teacher.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الغلاف عند بداية السطر على الشاشة العريضة، وسهم «متابعة» يشير إلى نهايته.',
      'On a wide screen the cover is at the start of the line; the arrow of “Continue” points to its end.',
    ),
    createSentence('اسم الدورة يتبع اتجاه حروفه.', 'The name of the course follows the direction of its letters.'),
  ],
  related: [
    { part: 'learning/CourseCard', description: createSentence('دورة في شبكة.', 'A course in a grid.') },
    { part: 'media/Cover', description: createSentence('الغلاف.', 'The cover.') },
  ],
};
