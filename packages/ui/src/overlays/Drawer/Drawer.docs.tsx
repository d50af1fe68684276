import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'قائمة الصفحة على الشاشات الضيقة، من بداية السطر.',
    'The menu of a page on narrow screens, from the start of the line.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('اسم الدرج.', 'The name of the drawer.') },
    {
      name: 'header',
      description: createSentence(
        'الشعار أو العنوان، وبجواره زر الإغلاق.',
        'The logo or title, beside the close button.',
      ),
    },
    { name: 'children', description: createSentence('الروابط.', 'The links.') },
    { name: 'footer', description: createSentence('ما يبقى في أسفله.', 'What stays at its bottom.') },
  ],
  whenToUse: [
    createSentence('لروابط الموقع، حين لا يتسع الرأس لها.', 'For the links of a site that do not fit into the header.'),
  ],
  whenNotToUse: [
    createSentence('لجزء من الصفحة: `Popover` أو `Dialog`.', 'For one part of a page: `Popover` or `Dialog`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'زر الفتح اسمه «القائمة»، وعليه `aria-expanded`.',
      'The button that opens it is called “Menu” and has `aria-expanded`.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل داخله ولا يخرج منه. الأول زر الإغلاق.',
        'Moves inside it and does not leave it. The close button is first.',
      ),
    },
    {
      keys: ['Esc'],
      description: createSentence('يغلقه ويعيد التركيز إلى الزر.', 'Closes it and returns the focus to the button.'),
    },
  ],
  screenReader: [createSentence('«القائمة، مربع حوار»، ثم «إغلاق، زر».', '“Menu, dialog”, then “Close, button”.')],
  rightToLeft: [
    createSentence(
      'يأتي من بداية السطر: من اليمين بالعربية.',
      'It comes from the start of the line: from the right in Arabic.',
    ),
  ],
  related: [
    { part: 'navigation/SideMenu', description: createSentence('الروابط في داخله.', 'The links inside.') },
    { part: 'overlays/Dialog', description: createSentence('لعمل قصير.', 'For a short task.') },
  ],
};
