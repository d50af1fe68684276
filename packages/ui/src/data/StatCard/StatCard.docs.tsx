import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('رقم واحد مهم، مع ما يفسّره.', 'One important number, with its context.'),
  anatomy: [
    { name: 'label', description: sentence('اسم الرقم: «المشتركون».', 'Names the number: “Subscribers”.') },
    {
      name: 'value',
      description: sentence(
        'الرقم منسّقًا بـ`useFormat`، و`undefined` حتى يصل.',
        'The number, formatted with `useFormat`; `undefined` until it arrives.',
      ),
    },
    {
      name: 'description',
      description: sentence('سياق الرقم: «12 هذا الأسبوع».', 'The context of the number: “12 this week”.'),
    },
    {
      name: 'icon',
      description: sentence(
        'أيقونة في نجمة. اللون `tone` زينة بلا معنى.',
        'An icon in a star. Its color, `tone`, has no meaning.',
      ),
    },
    { name: 'href', description: sentence('يجعل البطاقة كلها رابطًا.', 'Makes the whole card a link.') },
  ],
  whenToUse: [
    sentence(
      'لأهم أرقام الصفحة، في أول لوحة التحكم.',
      'For the most important numbers of a page, at the top of a dashboard.',
    ),
  ],
  whenNotToUse: [
    sentence('لرقم يتغيّر مع الوقت: `Chart`.', 'For a number that changes over time: `Chart`.'),
    sentence('لحقائق كثيرة عن شيء واحد: `KeyValue`.', 'For many facts about one thing: `KeyValue`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'التسمية اسم لا جملة، والرقم بلا وحدة إن كانت في التسمية.',
      'The label is a noun, not a sentence. The number has no unit if the label names it.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('يركّز الرابط، إن وُجد.', 'Focuses the link, if there is one.') },
    { keys: ['Enter'], description: sentence('يفتح الرابط.', 'Follows the link.') },
  ],
  screenReader: [
    sentence(
      'التسمية ثم الرقم ثم السياق، بهذا الترتيب. الأيقونة لا تُقرأ.',
      'The label, the number and the context, in this order. The icon is not read.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الأيقونة عند نهاية السطر، والرقم عند بدايته، في اللغتين.',
      'The icon is at the inline end and the number at the inline start, in both languages.',
    ),
  ],
  related: [
    {
      part: 'data/StatGrid',
      description: sentence('ترتّب البطاقات في صفوف كاملة.', 'Arranges the cards in full lines.'),
    },
    { part: 'data/Chart', description: sentence('تغيّر الرقم مع الوقت.', 'How a number changes over time.') },
    { part: 'data/KeyValue', description: sentence('حقائق شيء واحد.', 'The facts of one thing.') },
  ],
};
