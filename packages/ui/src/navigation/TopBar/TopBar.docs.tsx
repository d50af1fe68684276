import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رأس الصفحات العامة: شعار وروابط وحساب. يبقى عند التمرير.',
    'The header of public pages: logo, links and account. It stays while scrolling.',
  ),
  anatomy: [
    {
      name: 'logo',
      description: createSentence('الشعار، وهو رابط إلى `homeHref`.', 'The logo, which links to `homeHref`.'),
    },
    {
      name: 'items',
      description: createSentence(
        'الروابط الرئيسية. دون 1024 بكسل تظهر في `Drawer`.',
        'The main links. Below 1024 px a `Drawer` shows them.',
      ),
    },
    {
      name: 'menuButton',
      description: createSentence(
        'الزر الذي يفتح القائمة، دون 1024 بكسل.',
        'The button that opens the menu, below 1024 px.',
      ),
    },
    { name: 'search', description: createSentence('زر البحث.', 'The button of the search.') },
    { name: 'tools', description: createSentence('اللغة والمظهر.', 'Language and theme.') },
    {
      name: 'account',
      description: createSentence('تسجيل الدخول، أو الجرس والحساب.', 'Log in, or the bell and the account.'),
    },
    { name: 'scrollToTop', description: createSentence('زر العودة إلى أعلى.', 'The scroll-to-top button.') },
  ],
  whenToUse: [createSentence('مرة في `top` من `PublicShell`.', 'Once, in `top` of `PublicShell`.')],
  whenNotToUse: [createSentence('في لوحة التحكم: فيها رأسها.', 'In the dashboard: `DashboardShell` has its own.')],
  pairs: [],
  content: [createSentence('أربعة روابط أو خمسة، كلمة أو كلمتان لكل منها.', 'Four or five links of one or two words.')],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'الشعار، ثم الروابط، ثم الأدوات والحساب.',
        'The logo, the links, the tools and the account.',
      ),
    },
    { keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    createSentence(
      'معلم «رأس»، وفيه «التنقل الرئيسي، تنقل»، والصفحة الحالية معلَّمة.',
      'A header landmark with “Main, navigation”. The current page is marked.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الشعار عند بداية السطر والحساب عند نهايته.',
      'The logo is at the start of the line, the account at its end.',
    ),
  ],
  related: [
    { part: 'shells/PublicShell', description: createSentence('الصفحة حوله.', 'The page around it.') },
    { part: 'overlays/Drawer', description: createSentence('القائمة على الهاتف.', 'The menu on a phone.') },
    { part: 'navigation/NotificationPanel', description: createSentence('الجرس.', 'The bell.') },
  ],
};
