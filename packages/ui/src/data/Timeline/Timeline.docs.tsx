import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أحداث بترتيب الزمن، ومع كل حدث حالته.',
    'Events in chronological order, each with its status.',
  ),
  anatomy: [
    { name: 'aria-label', description: createSentence('اسم القائمة.', 'The name of the list.') },
    {
      name: 'items',
      description: createSentence(
        'الأحداث: عنوان وتاريخ وحالة ووصف.',
        'The events: title, date, status and description.',
      ),
    },
    { name: 'statusLabels', description: createSentence('كلمة لكل حالة.', 'A word for each status.') },
  ],
  whenToUse: [
    createSentence(
      'لطلب يمر بمراحل: اشتراك، دفع.',
      'For something that passes through stages: a subscription, a payment.',
    ),
    createSentence('لتاريخ ما حدث لحساب أو دورة.', 'For what happened to an account or a course.'),
  ],
  whenNotToUse: [
    createSentence('لتعليمات: `Steps`.', 'For instructions: `Steps`.'),
    createSentence('لسجلات تُقارن وتُرتّب: `DataTable`.', 'For records to compare and sort: `DataTable`.'),
    createSentence('لما كتبه الناس: `Comments`.', 'For what people wrote: `Comments`.'),
  ],
  pairs: [],
  content: [
    createSentence('العنوان يقول ما حدث: «أُرسل الطلب».', 'The title says what happened: “Request sent”.'),
    createSentence(
      'ما لم يحدث بعد بلا تاريخ، أو بتاريخه المتوقع.',
      'What has not happened yet has no date, or the expected one.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence(
      '«خطوات اشتراكك، قائمة من 4 عناصر. تم: أُرسل الطلب».',
      '“Steps of your subscription, list of 4 items. Done: Request sent”.',
    ),
    createSentence('الحدث الحالي يُقرأ «الخطوة الحالية».', 'The current event is read as “current step”.'),
  ],
  rightToLeft: [
    createSentence('الخط والعلامات عند بداية السطر.', 'The line and the markers are at the start of the line.'),
    createSentence(
      'سهم الحدث الحالي يشير في اتجاه القراءة.',
      'The arrow of the current event points in the reading direction.',
    ),
  ],
  related: [
    { part: 'layout/Steps', description: createSentence('للتعليمات.', 'For instructions.') },
    { part: 'data/Comments', description: createSentence('لما كتبه الناس.', 'For what people wrote.') },
    { part: 'data/DataTable', description: createSentence('للسجلات.', 'For records.') },
  ],
};
