import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'زر يبدّل لغة الصفحة، ويسمّي اللغة الأخرى باسمها فيها.',
    'A button that changes the language. It names the other language in that language.',
  ),
  anatomy: [
    { name: 'currentLanguage', description: createSentence('لغة الصفحة الآن.', 'The language of the page now.') },
    { name: 'onChange', description: createSentence('تُستدعى باللغة الأخرى.', 'Called with the other language.') },
    {
      name: 'isIconOnly',
      description: createSentence(
        'الأيقونة وحدها حيث لا مكان للكلمة. الاسم المقروء لا يتغيّر.',
        'The icon alone, where there is no room for a word. The accessible name stays.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'في رأس الموقع، لزائر لا يقرأ لغة الصفحة.',
      'In the header of the site, for visitors who cannot read the page.',
    ),
  ],
  whenNotToUse: [
    createSentence('لأكثر من لغتين: `Menu` أو `Select`.', 'For more than two languages: `Menu` or `Select`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الاسم، «العربية» أو «English»، جزء من القطعة. لا أعلام: العلم بلد لا لغة.',
      'The name, “العربية” or “English”, is part of the component. No flags: a flag is a country, not a language.',
    ),
  ],
  keyboard: [{ keys: ['Enter', 'Space'], description: createSentence('يبدّل اللغة.', 'Changes the language.') }],
  screenReader: [
    createSentence(
      '«English، زر» بصوت إنجليزي في صفحة عربية، لأن للزر `lang`.',
      '“العربية, button” in an Arabic voice on an English page, because the button has a `lang`.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'التطبيق يستدعي `applyLocale`، فتتبدّل اللغة والاتجاه معًا.',
      'The app calls `applyLocale`, which changes language and direction together.',
    ),
  ],
  related: [
    {
      part: 'actions/LanguageOffer',
      description: createSentence('يعرض اللغة في الزيارة الأولى.', 'Offers the language on the first visit.'),
    },
    { part: 'actions/ThemeToggle', description: createSentence('لتبديل الوضع الداكن.', 'Changes the theme.') },
  ],
};
