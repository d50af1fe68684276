import { ButtonLink } from './ButtonLink.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رابط في مظهر زر: الخطوة التالية في صفحة أخرى.',
    'A link that looks like a button: the next step on another page.',
  ),
  anatomy: [
    {
      name: 'href',
      description: createSentence(
        'الوجهة. تُفتح داخل التطبيق بلا إعادة تحميل.',
        'The target. It opens inside the app without a reload.',
      ),
    },
    { name: 'children', description: createSentence('التسمية، تصف الوجهة.', 'The label, which describes the target.') },
    {
      name: 'isExternal',
      description: createSentence('لموقع آخر، فيُفتح في علامة تبويب جديدة.', 'For another site. It opens in a new tab.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لخطوة رئيسية تقود إلى صفحة: «تصفّح الدورات».',
      'For a main step that leads to a page: “Browse courses”.',
    ),
    createSentence(
      'لـ«إلغاء» في صفحة نموذج، لأنه يعيد إلى القائمة.',
      'For “Cancel” on a form page, because it leads back to the list.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لإجراء: `Button`. الرابط لا يحذف ولا يرسل.',
      'For an action: `Button`. A link does not delete or send anything.',
    ),
    createSentence('داخل جملة: `Link`.', 'Inside a sentence: `Link`.'),
  ],
  pairs: [
    {
      title: createSentence('تسمية تصف الوجهة', 'A label that describes the target'),
      description: createSentence(
        'قارئ الشاشة يعرض الروابط في قائمة، بلا ما حولها.',
        'Screen readers list links without the text around them.',
      ),
      right: (say) => <ButtonLink href="#">{say('عرض دورة الجبر', 'View the Algebra course')}</ButtonLink>,
      wrong: (say) => <ButtonLink href="#">{say('اضغط هنا', 'Click here')}</ButtonLink>,
    },
  ],
  content: [
    createSentence('قل إلى أين: «عرض الدورة» لا «اضغط هنا».', 'Say where it leads: “View course”, not “Click here”.'),
  ],
  keyboard: [
    { keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') },
    { keys: ['Ctrl', 'Enter'], description: createSentence('يفتحها في علامة تبويب جديدة.', 'Opens it in a new tab.') },
  ],
  screenReader: [
    createSentence('«تصفّح الدورات، رابط».', '“Browse courses, link”.'),
    createSentence(
      'الرابط الخارجي يضيف أنه يُفتح في علامة تبويب جديدة.',
      'An external link adds that it opens in a new tab.',
    ),
  ],
  rightToLeft: [
    createSentence(
      '`arrow-forward` يشير إلى نهاية السطر: يسارًا بالعربية.',
      '`arrow-forward` points to the end of the line: to the left in Arabic.',
    ),
  ],
  related: [
    {
      part: 'actions/Button',
      description: createSentence('لإجراء في الصفحة نفسها.', 'For an action on the same page.'),
    },
    { part: 'actions/Link', description: createSentence('داخل النص.', 'Inside text.') },
  ],
};
