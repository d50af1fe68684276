import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'قائمة الصفحة على الشاشات الضيقة، من بداية السطر.',
    'The menu of a page on narrow screens, from the start of the line.',
  ),
  anatomy: [
    { name: 'label', description: sentence('اسم الدرج.', 'The name of the drawer.') },
    {
      name: 'header',
      description: sentence('الشعار أو العنوان، وبجواره زر الإغلاق.', 'The logo or title, beside the close button.'),
    },
    { name: 'children', description: sentence('الروابط.', 'The links.') },
    { name: 'footer', description: sentence('ما يبقى في أسفله.', 'What stays at its bottom.') },
  ],
  whenToUse: [
    sentence('لروابط الموقع، حين لا يتسع الرأس لها.', 'For the links of a site that do not fit into the header.'),
  ],
  whenNotToUse: [sentence('لجزء من الصفحة: `Popover` أو `Dialog`.', 'For one part of a page: `Popover` or `Dialog`.')],
  pairs: [],
  content: [
    sentence(
      'زر الفتح اسمه «القائمة»، وعليه `aria-expanded`.',
      'The button that opens it is called “Menu” and has `aria-expanded`.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'ينتقل داخله ولا يخرج منه. الأول زر الإغلاق.',
        'Moves inside it and does not leave it. The close button is first.',
      ),
    },
    {
      keys: ['Esc'],
      description: sentence('يغلقه ويعيد التركيز إلى الزر.', 'Closes it and returns the focus to the button.'),
    },
  ],
  screenReader: [sentence('«القائمة، مربع حوار»، ثم «إغلاق، زر».', '“Menu, dialog”, then “Close, button”.')],
  rightToLeft: [
    sentence(
      'يأتي من بداية السطر: من اليمين بالعربية.',
      'It comes from the start of the line: from the right in Arabic.',
    ),
  ],
  related: [
    { part: 'navigation/SideMenu', description: sentence('الروابط في داخله.', 'The links inside.') },
    { part: 'overlays/Dialog', description: sentence('لعمل قصير.', 'For a short task.') },
  ],
};
