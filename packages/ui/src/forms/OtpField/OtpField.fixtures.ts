export const otpLabels = {
  ar: {
    label: 'رمز التحقق',
    description: 'أرسلنا رمزًا من 6 أرقام إلى هاتفك.',
    incompleteMessage: 'أدخل الأرقام الستة كلها',
    wrong: 'الرمز غير صحيح. أعد كتابته أو اطلب رمزًا جديدًا.',
    save: 'تأكيد',
  },
  en: {
    label: 'Verification code',
    description: 'We sent a code of 6 digits to your phone.',
    incompleteMessage: 'Enter all six digits',
    wrong: 'The code is wrong. Type it again or ask for a new one.',
    save: 'Confirm',
  },
};
