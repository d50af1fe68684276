import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('نص بمقاس ولون من نظام التصميم.', 'Text with a size and a colour from the design system.'),
  anatomy: [
    { name: 'size', description: sentence('المقاس.', 'The size.') },
    { name: 'tone', description: sentence('المعنى: خافت، خطر، نجاح.', 'The meaning: muted, danger, success.') },
    {
      name: 'measure',
      description: sentence('يحدّ السطر بعرض مريح للقراءة.', 'Limits the line to a width that is comfortable to read.'),
    },
  ],
  whenToUse: [sentence('لكل فقرة وكل سطر ليس عنوانًا.', 'For every paragraph and every line that is not a heading.')],
  whenNotToUse: [sentence('لعنوان: `Heading`، ولو صغر.', 'For a heading: `Heading`, even a small one.')],
  pairs: [],
  content: [sentence('جمل قصيرة، والأهم أولًا.', 'Short sentences, the most important first.')],
  keyboard: [],
  screenReader: [
    sentence(
      'يُقرأ كما هو. `lang` يبدّل النطق لنص بلغة أخرى.',
      'It is read as it is. `lang` changes the pronunciation for another language.',
    ),
  ],
  rightToLeft: [
    sentence(
      '`dir={getTextDirection(text)}` لنص كتبه المستخدم. والمحاذاة `start` و`end`.',
      '`dir={getTextDirection(text)}` for text that users wrote. Alignment is `start` and `end`.',
    ),
  ],
  related: [
    { part: 'layout/Heading', description: sentence('للعناوين.', 'For headings.') },
    { part: 'layout/LongText', description: sentence('لصفحة نصية كاملة.', 'For a whole page of text.') },
  ],
};
