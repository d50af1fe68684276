import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('زر يشغّل الوضع الداكن ويوقفه.', 'A button that turns the dark theme on and off.'),
  anatomy: [
    {
      name: 'label',
      description: createSentence(
        'اسم الزر، ولا يتغيّر: «الوضع الداكن».',
        'The name of the button, which does not change: “Dark theme”.',
      ),
    },
    { name: 'isDark', description: createSentence('هل الوضع الداكن مشغّل.', 'Whether the dark theme is on.') },
    {
      name: 'onChange',
      description: createSentence(
        'تُستدعى بالقيمة الجديدة. التطبيق يستدعي `applyTheme` ويحفظ الاختيار.',
        'Called with the new value. The app calls `applyTheme` and remembers the choice.',
      ),
    },
  ],
  whenToUse: [
    createSentence('في رأس الموقع، زر واحد للصفحة كلها.', 'In the header of the site, once for the whole page.'),
  ],
  whenNotToUse: [createSentence('لإعداد آخر يُشغّل ويُوقف: `Switch`.', 'For another setting that is on or off: `Switch`.')],
  pairs: [],
  content: [
    createSentence(
      'اسم ثابت للحالة التي يشغّلها الزر: «الوضع الداكن»، لا «تشغيل الوضع الداكن».',
      'A fixed name for the state that it turns on: “Dark theme”, not “Turn on the dark theme”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: createSentence('يبدّل الوضع، والتركيز يبقى.', 'Switches the theme. The focus stays.'),
    },
  ],
  screenReader: [
    createSentence(
      '«الوضع الداكن، زر تبديل، مضغوط» ما دام الوضع مشغّلًا. تُعلن الحالة مرة واحدة.',
      '“Dark theme, toggle button, pressed” while it is on. The state is announced once.',
    ),
  ],
  rightToLeft: [createSentence('أيقونتا الشمس والقمر لا تنعكسان.', 'The sun and moon icons are not mirrored.')],
  related: [
    { part: 'actions/LanguageToggle', description: createSentence('لتبديل اللغة.', 'Changes the language.') },
    { part: 'forms/Switch', description: createSentence('لإعداد في نموذج.', 'For a setting in a form.') },
  ],
};
