import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'وحدات الدورة، وفي كل وحدة كل محتواها بترتيب المدرّس.',
    'The units of a course, each with all its content in the order of the teacher.',
  ),
  anatomy: [
    {
      name: 'units',
      description: createSentence(
        'الوحدات وعناصرها: فيديو وتسجيل وملف واختبار.',
        'The units and their items: videos, recordings, files and quizzes.',
      ),
    },
    {
      name: 'currentId',
      description: createSentence('العنصر المختار. تُفتح وحدته.', 'The selected item. Its unit is open.'),
    },
    { name: 'playingId', description: createSentence('العنصر الذي يُعرض.', 'The item that plays.') },
    {
      name: 'onPress',
      description: createSentence(
        'تُستدعى لما يُعرض في الصفحة، ولكل عنصر مقفل.',
        'Called for what plays on the page, and for every locked item.',
      ),
    },
    {
      name: 'labels',
      description: createSentence('نصوص الحالات وفتح الملفات.', 'The texts of the states and of opening files.'),
    },
  ],
  whenToUse: [createSentence('لدورة قسّمها المدرّس إلى وحدات.', 'For a course that its teacher has divided into units.')],
  whenNotToUse: [
    createSentence(
      'لدورة بلا وحدات: قائمة `VideoSwitcher` و`RecordGroups` و`FileList`.',
      'For a course without units: the list of `VideoSwitcher`, `RecordGroups` and `FileList`.',
    ),
    createSentence('لترتيب الوحدات: `SortableList`.', 'To put units in order: `SortableList`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'اسم الوحدة يقول موضوعها: «الباب الأول: الاشتقاق».',
      'The title of a unit says what it is about: “Chapter 1: derivatives”.',
    ),
    createSentence(
      'الفيديوهات مرقّمة، ولكل نوع آخر أيقونته واسمه.',
      'Videos are numbered. Every other kind has its icon and its name.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل بين الوحدات، وعناصر المفتوحة منها.',
        'Moves between the units and the items of open ones.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'يفتح الوحدة أو يطويها، ويشغّل العنصر أو يفتحه.',
        'Opens or collapses a unit; plays or opens an item.',
      ),
    },
  ],
  screenReader: [
    createSentence('«الوحدة الأولى، تم 2 من 5، عنوان، زر، مطويّ».', '“Unit 1, 2 of 5 done, heading, button, collapsed”.'),
    createSentence(
      'ما يُعرض الآن هو العنصر الحالي، ويقول: «يُعرض الآن».',
      'What plays is the current item and says “Now playing”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الرقم أو الأيقونة عند بداية السطر، وسهم الوحدة عند نهايته.',
      'The number or icon is at the start of the line, the chevron of a unit at its end.',
    ),
  ],
  related: [
    { part: 'learning/VideoSwitcher', description: createSentence('المشغّل بجوارها.', 'The player beside it.') },
    { part: 'learning/RecordGroups', description: createSentence('التسجيلات في مجموعات.', 'Recordings in groups.') },
    { part: 'navigation/Accordion', description: createSentence('أقسام من النص.', 'Sections of text.') },
  ],
};
