import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يعرض اللغة الأخرى على زائر لم يختر لغة.',
    'Offers the other language to a visitor who has not chosen one.',
  ),
  anatomy: [
    {
      name: 'offeredLanguage',
      description: createSentence(
        'اللغة التي يبدو أن الزائر يفضّلها. نصوص العرض بهذه اللغة.',
        'The language that the visitor seems to prefer. The texts of the offer are in this language.',
      ),
    },
    {
      name: 'onAccept',
      description: createSentence('قبول العرض: بدّل اللغة.', 'The offer is accepted: change the language.'),
    },
    {
      name: 'onDismiss',
      description: createSentence(
        'إغلاق العرض: تذكّر ذلك ولا تعرضه ثانية.',
        'The offer is closed: remember that, and do not show it again.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'في الزيارة الأولى، إن كانت لغة المتصفح غير لغة الصفحة.',
      'On the first visit, if the language of the browser is not that of the page.',
    ),
  ],
  whenNotToUse: [
    createSentence('لمن اختار لغته من قبل.', 'For visitors who have chosen a language before.'),
    createSentence(
      'بديلًا عن زر اللغة: `LanguageToggle` يبقى في الصفحة دائمًا.',
      'Instead of the language button: `LanguageToggle` is always on the page.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'لا تأخذ نصوصًا في خصائصها. النصوص جزء من القطعة باللغتين، لأن من يقرؤها قد لا يعرف لغة الصفحة.',
      'It has no props for texts. The texts are part of the component in both languages, because their readers may not know the language of the page.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى زر القبول، ثم زر الإغلاق.',
        'Moves to the button that accepts, then to the one that closes.',
      ),
    },
    { keys: ['Enter', 'Space'], description: createSentence('يضغط الزر.', 'Presses the button.') },
  ],
  screenReader: [
    createSentence(
      'يُعلن العرض دون نقل التركيز، وله `lang` بلغته، فيُقرأ بصوتها.',
      'The offer is announced without moving the focus. It has the `lang` of its language, so thon the right voice reads it.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'اتجاهه اتجاه اللغة المعروضة، لا اتجاه الصفحة.',
      'Its direction is that of the offered language, not of the page.',
    ),
  ],
  related: [
    {
      part: 'actions/LanguageToggle',
      description: createSentence('الزر الدائم لتبديل اللغة.', 'The permanent button that changes the language.'),
    },
    {
      part: 'feedback/Banner',
      description: createSentence('رسالة عن الصفحة كلها.', 'A message about the whole page.'),
    },
  ],
};
