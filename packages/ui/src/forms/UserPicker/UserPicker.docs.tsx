import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('اختيار مستخدم واحد باسمه أو بريده.', 'Selects one user by name or e-mail address.'),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'users',
      description: sentence(
        'نتائج بحث الخادم، أو المستخدمون كلهم مع `filter="fold"`.',
        'The search results of a server, or all users with `filter="fold"`.',
      ),
    },
    {
      name: 'meta',
      description: sentence('سطر ثالث عند المستخدم: «مشترك بالفعل».', 'A third line for a user: “Subscribed already”.'),
    },
    { name: 'emptyLabel', description: sentence('ما يظهر بلا نتائج.', 'What is shown without results.') },
  ],
  whenToUse: [
    sentence('لإضافة مشترك إلى دورة، أو اختيار مالكها.', 'To add a subscriber to a course, or to choose its owner.'),
  ],
  whenNotToUse: [
    sentence('لاختيار شيء آخر: `ComboBox`.', 'To choose something else: `ComboBox`.'),
    sentence('لتصفية جدول المستخدمين: `SearchField`.', 'To filter a table of users: `SearchField`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'التسمية تقول لماذا يُختار: «المشترك»، «المالك».',
      'The label says what the user is chosen for: “Subscriber”, “Owner”.',
    ),
  ],
  keyboard: [
    { keys: ['↓'], description: sentence('يفتح القائمة وينزل فيها.', 'Opens the list and moves down.') },
    { keys: ['Enter'], description: sentence('يختار.', 'Selects.') },
    { keys: ['Esc'], description: sentence('يغلق القائمة.', 'Closes the list.') },
  ],
  screenReader: [
    sentence(
      'مع كل نتيجة الاسم والبريد، ويُعلن عدد النتائج.',
      'Each result has the name and the e-mail address. The number of results is announced.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الحقل من اليسار إلى اليمين لأن فيه بريدًا، والأسماء في القائمة باتجاهها.',
      'The field is left to right, because it holds an e-mail address. Names in the list have their own direction.',
    ),
  ],
  related: [
    { part: 'forms/ComboBox', description: sentence('القطعة التي بُنيت عليها.', 'The component that it is built on.') },
    { part: 'forms/SearchField', description: sentence('لتصفية قائمة.', 'To filter a list.') },
  ],
};
