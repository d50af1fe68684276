import { Heading } from './Heading.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('عنوان له مستوى.', 'A heading with a level.'),
  anatomy: [
    { name: 'level', description: createSentence('المستوى في بنية الصفحة.', 'The level in the outline of the page.') },
    {
      name: 'size',
      description: createSentence('المظهر، إن خالف المستوى.', 'The appearance, if it differs from the level.'),
    },
  ],
  whenToUse: [
    createSentence('عنوان `level={1}` واحد في الصفحة، ثم 2، ثم 3.', 'One `level={1}` on a page, then 2, then 3.'),
  ],
  whenNotToUse: [createSentence('لتكبير نص: `Text` بمقاس أكبر.', 'To enlarge text: `Text` with a larger size.')],
  pairs: [
    {
      title: createSentence('المستوى للبنية والمقاس للمظهر', 'The level for the outline, the size for the look'),
      description: createSentence(
        'القفز من 1 إلى 4 يُربك من يتنقل بالعناوين.',
        'Jumping from 1 to 4 confuses people who navigate by headings.',
      ),
      right: (labels) => (
        <Heading level={2} size="h3">
          {labels('ملفات الدورة', 'Course files')}
        </Heading>
      ),
      wrong: (labels) => <Heading level={4}>{labels('ملفات الدورة', 'Course files')}</Heading>,
    },
  ],
  content: [createSentence('اسم أو سؤال، بلا نقطة.', 'A noun or a question, no full stop.')],
  keyboard: [],
  screenReader: [
    createSentence(
      '«الجبر، عنوان من المستوى 2»، ويُتنقل بين العناوين بمفتاح H.',
      '“Algebra, heading level 2”. The key H moves between headings.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'للنص المشكَّل ارتفاع سطر أكبر، فلا تتلامس العلامات.',
      'Vocalised text has a larger line height, so that marks do not touch.',
    ),
  ],
  related: [
    { part: 'layout/Text', description: createSentence('لبقية النص.', 'For other text.') },
    { part: 'layout/PageSection', description: createSentence('قسم له عنوان.', 'A section with a heading.') },
  ],
};
