import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('زر الاشتراك، وتحته طرق الدفع.', 'The subscribe button, and the payment methods below it.'),
  anatomy: [
    {
      name: 'isOpen',
      description: sentence('مفتوحة أم لا. الصفحة تتحكم فيها.', 'Whether it is open. The page controls it.'),
    },
    { name: 'onToggle', description: sentence('تُستدعى عند ضغط الزر و`Esc`.', 'Called by the button and by `Esc`.') },
    { name: 'walletHref', description: sentence('صفحة الدفع بالمحفظة.', 'The page of the wallet payment.') },
    { name: 'labels', description: sentence('كل النصوص.', 'All texts.') },
    {
      name: 'headingId',
      description: sentence(
        'معرّف العنوان، لروابط من أماكن أخرى في الصفحة.',
        'The id of the heading, for links from elsewhere on the page.',
      ),
    },
  ],
  whenToUse: [
    sentence('في صفحة دورة لم يشترك فيها الطالب بعد.', 'On the page of a course that the student does not have yet.'),
  ],
  whenNotToUse: [
    sentence('لاختيار يُرسل مع نموذج: `RadioGroup`.', 'For a choice that is sent with a form: `RadioGroup`.'),
    sentence('لدورة يملكها الطالب: اعرض محتواها.', 'For a course that the student has: show its content.'),
  ],
  pairs: [],
  content: [
    sentence(
      'الزر فعل: «اشترك الآن». والطريقة اسم: «محفظة إلكترونية».',
      'The button is a verb, “Subscribe”. A method is a noun, “Mobile wallet”.',
    ),
    sentence('التلميح يقول متى يُفعَّل الاشتراك.', 'The hint says when the subscription is activated.'),
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: sentence('على الزر: يفتحها أو يغلقها.', 'On the button: opens or closes it.'),
    },
    {
      keys: ['Tab'],
      description: sentence('ينتقل بين الطرق وهي مفتوحة.', 'Moves between the methods while it is open.'),
    },
    {
      keys: ['Esc'],
      description: sentence('يغلقها ويعيد التركيز إلى الزر.', 'Closes it and returns the focus to the button.'),
    },
  ],
  screenReader: [
    sentence('«اشترك الآن، زر، مطويّ». وبعد الفتح: «موسّع».', '“Subscribe, button, collapsed”. When open: “expanded”.'),
    sentence('المحفظة رابط، والبنك زر يفتح نافذة.', 'The wallet is a link; the bank is a button that opens a dialog.'),
  ],
  rightToLeft: [
    sentence('سهم المحفظة يشير إلى نهاية السطر.', 'The chevron of the wallet points to the end of the line.'),
  ],
  related: [
    { part: 'learning/LockCard', description: sentence('المحتوى المقفل.', 'Locked content.') },
    { part: 'learning/Price', description: sentence('السعر فوق الزر.', 'The price above the button.') },
    { part: 'overlays/NoticeDialog', description: sentence('ما يفتحه البنك.', 'What the bank opens.') },
  ],
};
