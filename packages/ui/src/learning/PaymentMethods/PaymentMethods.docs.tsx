import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('زر الاشتراك، وتحته طرق الدفع.', 'The subscribe button, and the payment methods below it.'),
  anatomy: [
    {
      name: 'isOpen',
      description: createSentence('مفتوحة أم لا. الصفحة تتحكم فيها.', 'Whether it is open. The page controls it.'),
    },
    {
      name: 'onToggle',
      description: createSentence('تُستدعى عند ضغط الزر و`Esc`.', 'Called by the button and by `Esc`.'),
    },
    { name: 'walletHref', description: createSentence('صفحة الدفع بالمحفظة.', 'The page of the wallet payment.') },
    { name: 'labels', description: createSentence('كل النصوص.', 'All texts.') },
    {
      name: 'headingId',
      description: createSentence(
        'معرّف العنوان، لروابط من أماكن أخرى في الصفحة.',
        'The id of the heading, for links from elsewhere on the page.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'في صفحة دورة لم يشترك فيها الطالب بعد.',
      'On the page of a course that the student does not have yet.',
    ),
  ],
  whenNotToUse: [
    createSentence('لاختيار يُرسل مع نموذج: `RadioGroup`.', 'For a choice that is sent with a form: `RadioGroup`.'),
    createSentence('لدورة يملكها الطالب: اعرض محتواها.', 'For a course that the student has: show its content.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الزر فعل: «اشترك الآن». والطريقة اسم: «محفظة إلكترونية».',
      'The button is a verb, “Subscribe”. A method is a noun, “Mobile wallet”.',
    ),
    createSentence('التلميح يقول متى يُفعَّل الاشتراك.', 'The hint says when the subscription is activated.'),
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: createSentence('على الزر: يفتحها أو يغلقها.', 'On the button: opens or closes it.'),
    },
    {
      keys: ['Tab'],
      description: createSentence('ينتقل بين الطرق وهي مفتوحة.', 'Moves between the methods while it is open.'),
    },
    {
      keys: ['Esc'],
      description: createSentence('يغلقها ويعيد التركيز إلى الزر.', 'Closes it and returns the focus to the button.'),
    },
  ],
  screenReader: [
    createSentence(
      '«اشترك الآن، زر، مطويّ». وبعد الفتح: «موسّع».',
      '“Subscribe, button, collapsed”. When open: “expanded”.',
    ),
    createSentence(
      'المحفظة رابط، والبنك زر يفتح نافذة.',
      'The wallet is a link; the bank is a button that opens a dialog.',
    ),
  ],
  rightToLeft: [
    createSentence('سهم المحفظة يشير إلى نهاية السطر.', 'The chevron of the wallet points to the end of the line.'),
  ],
  related: [
    { part: 'learning/LockCard', description: createSentence('المحتوى المقفل.', 'Locked content.') },
    { part: 'learning/Price', description: createSentence('السعر فوق الزر.', 'The price above the button.') },
    { part: 'overlays/NoticeDialog', description: createSentence('ما يفتحه البنك.', 'What the bank opens.') },
  ],
};
