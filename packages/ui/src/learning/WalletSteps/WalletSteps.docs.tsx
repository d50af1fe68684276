import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'خطوات دفع ثمن الدورة بالمحفظة الإلكترونية.',
    'The steps to pay for a course by mobile wallet.',
  ),
  anatomy: [
    {
      name: 'price',
      description: createSentence(
        'سعر الدورة. إن كان صفرًا حُذفت خطوة الدفع.',
        'The price of the course. At 0 the payment step is left out.',
      ),
    },
    {
      name: 'walletNumber',
      description: createSentence(
        'رقم المحفظة كما يُنسخ. يظهر في مجموعات.',
        'The wallet number as it is copied. It is shown in groups.',
      ),
    },
    {
      name: 'sendLinks',
      description: createSentence('روابط تفتح رسالة إلى الإدارة.', 'Links that open a message to the operator.'),
    },
    {
      name: 'detailsHint',
      description: createSentence(
        'رابط إنشاء حساب لمن لا حساب له.',
        'A link to create an account, for those who have none.',
      ),
    },
    { name: 'labels', description: createSentence('جملة كل خطوة.', 'The sentence of each step.') },
  ],
  whenToUse: [createSentence('في صفحة الدفع بالمحفظة.', 'On the page for paying by wallet.')],
  whenNotToUse: [
    createSentence('لاختيار طريقة الدفع: `PaymentMethods`.', 'To choose how to pay: `PaymentMethods`.'),
    createSentence('لإرشادات أخرى: `Steps`.', 'For other instructions: `Steps`.'),
  ],
  pairs: [],
  content: [
    createSentence('كل خطوة جملة كاملة تبدأ بفعل أمر.', 'Each step is a full sentence that begins with a verb.'),
    createSentence('اذكر السعر والرقم في الجملة نفسها.', 'State the price and the number in the sentence itself.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('ينتقل بين زر النسخ والروابط.', 'Moves between the copy button and the links.'),
    },
    { keys: ['Enter', 'Space'], description: createSentence('ينسخ الرقم.', 'Copies the number.') },
  ],
  screenReader: [
    createSentence(
      '«قائمة من 4 عناصر. 1، حوّل المبلغ (250 جنيهًا) إلى رقم المحفظة 0100 123 4567». وبعد النسخ: «تم نسخ الرقم».',
      '“List, 4 items. 1, transfer the amount (EGP 250) to the wallet number 0100 123 4567”. After copying: “Number copied”.',
    ),
  ],
  rightToLeft: [
    createSentence('رقم المحفظة من اليسار إلى اليمين دائمًا.', 'The wallet number always runs from left to right.'),
  ],
  related: [
    { part: 'layout/Steps', description: createSentence('إرشادات مرقّمة.', 'Numbered instructions.') },
    {
      part: 'actions/CopyField',
      description: createSentence('قيمة وزر نسخها.', 'A value and a button that copies it.'),
    },
    {
      part: 'learning/PaymentMethods',
      description: createSentence('اختيار طريقة الدفع.', 'The choice of how to pay.'),
    },
  ],
};
