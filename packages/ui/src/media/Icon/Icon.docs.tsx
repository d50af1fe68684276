import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أيقونة من قائمة المنتج. بلا `label` هي زينة لا تُقرأ.',
    'An icon from the list of the product. Without `label` it is decoration and is not read.',
  ),
  anatomy: [
    {
      name: 'name',
      description: createSentence(
        'اسم من القائمة، أو عنصر يُعرض كما هو.',
        'A name from the list, or an element that is rendered unchanged.',
      ),
    },
    {
      name: 'size',
      description: createSentence('20 أو 24، ويكبر مع حجم النص.', '20 or 24; it grows with the text size.'),
    },
    {
      name: 'label',
      description: createSentence(
        'الاسم لقارئ الشاشة، إن لم يكن بجوارها نص.',
        'The name for screen readers, if there is no text beside it.',
      ),
    },
  ],
  whenToUse: [
    createSentence('بجوار نص، ليُعرف بنظرة.', 'Beside a text, so that it is recognised at a glance.'),
    createSentence('وحدها حين لا مكان للنص، مع `label`.', 'On its own if there is no room for a text, with `label`.'),
  ],
  whenNotToUse: [
    createSentence('لزر: `IconButton`، أو `icon` في `Button`.', 'For a button: `IconButton`, or `icon` of `Button`.'),
    createSentence('لزينة كبيرة في قائمة خالية: `EmptyState`.', 'For a large drawing in an empty list: `EmptyState`.'),
  ],
  pairs: [
    {
      title: createSentence('النص أولًا', 'Text first'),
      description: createSentence('قليل من الأيقونات يُفهم وحده.', 'Few icons are understood on their own.'),
      right: (say) => (
        <Inline>
          <Icon name="circle-check" />
          <Text>{say('مكتمل', 'Completed')}</Text>
        </Inline>
      ),
      wrong: (say) => <Icon name="circle-check" label={say('مكتمل', 'Completed')} />,
    },
  ],
  content: [
    createSentence(
      '`label` تسمّي المعنى لا الرسم: «مكتمل» لا «علامة صح».',
      '`label` names the meaning, not the drawing: “Completed”, not “Check mark”.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence(
      'بلا `label` لا تُقرأ. ومعها: «مكتمل، صورة».',
      'Without `label` it is not read. With it: “Completed, image”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'أسماء الاتجاه منطقية: `arrow-forward` لا `arrow-right`. أيقونات اتجاه القراءة تنعكس تلقائيًا.',
      'Names of directions are logical: `arrow-forward`, not `arrow-right`. Icons of the reading direction are mirrored automatically.',
    ),
    createSentence(
      'علامات الصح والساعات وأدوات التشغيل والعلامات التجارية لا تنعكس.',
      'Check marks, clocks, media controls and brand icons are not mirrored.',
    ),
  ],
  related: [
    { part: 'actions/IconButton', description: createSentence('زر من أيقونة.', 'A button with an icon.') },
    { part: 'feedback/Badge', description: createSentence('حالة بكلمة.', 'A state as a word.') },
  ],
};
