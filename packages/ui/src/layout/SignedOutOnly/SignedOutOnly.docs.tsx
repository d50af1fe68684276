import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'محتوى للزائر وحده، في صفحة واحدة للجميع.',
    'Content for signed-out visitors, in a page that is the same for everyone.',
  ),
  anatomy: [
    {
      name: 'children',
      description: createSentence('ما يراه الزائر: رابط «إنشاء حساب».', 'What visitors see: the “Sign up” link.'),
    },
    {
      name: 'whenSignedIn',
      description: createSentence(
        'لمن سجّل دخوله: `keepSpace` يُبقي المكان، و`collapse` لا يُبقيه.',
        'For signed-in users: `keepSpace` keeps the space, `collapse` does not.',
      ),
    },
    {
      name: 'replacement',
      description: createSentence(
        'ما يراه صاحب الحساب في المكان نفسه وبالارتفاع نفسه: بطاقة «متابعة».',
        'What a signed-in user sees in the same place with the same height: the “Continue” card.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لما يحلّ محلّه محتوى المستخدم بعد التحميل.',
      'For what is replaced by the content of the user after loading.',
    ),
  ],
  whenNotToUse: [
    createSentence('لمنع الوصول: الخادم وحده يفحص الصلاحيات.', 'To control access: only the server checks permissions.'),
    createSentence('في لوحة التحكم: كل من فيها سجّل دخوله.', 'In the dashboard: everyone there is signed in.'),
  ],
  pairs: [],
  content: [createSentence('لا نصوص لها.', 'It has no texts of its own.')],
  keyboard: [],
  screenReader: [
    createSentence('المخفي لا يُقرأ، ولا يقبل التركيز.', 'What is hidden is not read and does not take the focus.'),
  ],
  rightToLeft: [createSentence('لا شيء ينعكس.', 'Nothing is mirrored.')],
  related: [
    {
      part: 'layout/VisuallyHidden',
      description: createSentence('نص لقارئ الشاشة وحده.', 'Text for screen readers only.'),
    },
    { part: 'navigation/TopBar', description: createSentence('رأس الموقع.', 'The header of the site.') },
  ],
};
