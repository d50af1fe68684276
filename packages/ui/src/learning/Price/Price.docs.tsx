import { Text } from '../../layout/Text/Text.tsx';
import { Price } from './Price.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'سعر مكتوب بعملته: «250 جنيهًا»، أو «مجانًا».',
    'A price with its currency: “EGP 250”, or “Free”.',
  ),
  anatomy: [
    {
      name: 'amount',
      description: createSentence(
        'المبلغ بعملة `UiProvider`، والصفر مجاني.',
        'The amount in the currency of `UiProvider`; 0 is free.',
      ),
    },
    {
      name: 'label',
      description: createSentence(
        '«السعر»، لقارئ الشاشة، إن لم يكن فوقه عنوان يقولها.',
        '“Price”, for screen readers, if no heading above it says so.',
      ),
    },
    {
      name: 'size',
      description: createSentence('`large` للسعر الرئيسي في الشاشة.', '`large` for the main price of a view.'),
    },
  ],
  whenToUse: [createSentence('لسعر يُعرض ولا يُعدَّل.', 'For a price that is shown, not edited.')],
  whenNotToUse: [
    createSentence('لسعر يُكتب: `PriceField`.', 'For a price to type: `PriceField`.'),
    createSentence('لعدد بلا عملة: نص مع `useFormat`.', 'For a number without a currency: text with `useFormat`.'),
  ],
  pairs: [
    {
      title: createSentence('السعر من `Price` لا من نص', 'A price is a `Price`, not a text'),
      description: createSentence(
        'صيغة العملة تتبع العدد، والصفر يصير «مجانًا».',
        'The form of the currency follows the number, and 0 becomes “Free”.',
      ),
      right: () => <Price amount={3} />,
      wrong: (say) => <Text>{say('3 جنيه', '3 EGP')}</Text>,
    },
  ],
  content: [
    createSentence(
      'لا تكتب العملة بيدك: الصيغة تتبع اللغة والعدد.',
      'Do not write the currency yourself: its form follows the language and the number.',
    ),
  ],
  keyboard: [],
  screenReader: [createSentence('«السعر: 250 جنيهًا».', '“Price: EGP 250”.')],
  rightToLeft: [
    createSentence(
      'العدد وعملته معًا في اتجاه الصفحة، ولا ينقسمان على سطرين.',
      'The number and its currency keep the direction of the page and stay on one line.',
    ),
    createSentence(
      'الأرقام بالشكل الذي اختاره المستخدم: 250 أو ٢٥٠.',
      'The digits are those the user has chosen: 250 or ٢٥٠.',
    ),
  ],
  related: [
    { part: 'forms/PriceField', description: createSentence('سعر يُكتب.', 'A price to type.') },
    { part: 'learning/CourseCard', description: createSentence('بطاقة فيها سعر.', 'A card with a price.') },
  ],
};
