export const faq = {
  ar: {
    questions: [
      { id: 'pay', title: 'كيف أدفع ثمن الدورة؟', content: 'حوّل السعر إلى رقم المحفظة، ثم أرسل صورة التحويل.' },
      { id: 'when', title: 'متى تُفتح لي الدورة؟', content: 'خلال يوم من وصول التحويل، ويصلك إشعار بذلك.' },
      { id: 'phone', title: 'هل أشاهد على الهاتف؟', content: 'نعم، على الهاتف والحاسوب بحساب واحد.' },
    ],
    count: '3 فيديوهات',
  },
  en: {
    questions: [
      {
        id: 'pay',
        title: 'How do I pay for a course?',
        content: 'Transfer the price to the wallet number, then send a picture of the transfer.',
      },
      {
        id: 'when',
        title: 'When is the course open for me?',
        content: 'Within a day of the transfer. You get a notification.',
      },
      { id: 'phone', title: 'Can I watch on a phone?', content: 'Yes, on phone and computer with one account.' },
    ],
    count: '3 videos',
  },
};
