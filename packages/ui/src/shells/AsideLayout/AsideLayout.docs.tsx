import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'صفحة بجانبها عمود يبقى ظاهرًا: السعر والاشتراك.',
    'A page with a column that stays in view: price and subscription.',
  ),
  anatomy: [
    {
      name: 'header',
      description: createSentence(
        'موضوع الصفحة. على الهاتف قبل العمود.',
        'The subject of the page. On a phone it comes before the aside.',
      ),
    },
    { name: 'aside', description: createSentence('العمود الجانبي.', 'The aside.') },
    {
      name: 'asideLabel',
      description: createSentence('اسم العمود لقارئ الشاشة.', 'The accessible name of the aside.'),
    },
    {
      name: 'bottomBar',
      description: createSentence(
        'إجراء واحد يبقى أسفل شاشة الهاتف.',
        'One action that stays at the bottom of a phone.',
      ),
    },
    { name: 'children', description: createSentence('المحتوى.', 'The content.') },
  ],
  whenToUse: [
    createSentence(
      'لصفحة دورة، أو أي صفحة لها إجراء رئيسي واحد.',
      'For the page of a course, or any page with one main action.',
    ),
  ],
  whenNotToUse: [
    createSentence('لعمودين متساويين: `TwoColumns`.', 'For two equal columns: `TwoColumns`.'),
    createSentence('لنموذج وحده: `FormColumn`.', 'For a form alone: `FormColumn`.'),
    createSentence(
      'لعمود أطول من الشاشة: يختفي آخره حتى نهاية الصفحة.',
      'For an aside taller than the screen: its end stays out of view until the page ends.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'اجعل العمود قصيرًا: سعر وإجراء وحقيقتان أو ثلاث.',
      'Keep the aside short: a price, an action and two or three facts.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence(
      '«الاشتراك، معلم مكمّل». ترتيب القراءة: الموضوع، ثم العمود، ثم المحتوى.',
      '“Subscription, complementary”. The reading order is: subject, aside, content.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'العمود عند نهاية السطر: على اليسار في العربية.',
      'The aside is at the end of the line: on the left in Arabic.',
    ),
  ],
  related: [
    { part: 'layout/TwoColumns', description: createSentence('عمودان.', 'Two columns.') },
    {
      part: 'learning/PaymentMethods',
      description: createSentence('ما في العمود عادةً.', 'What the aside often contains.'),
    },
  ],
};
