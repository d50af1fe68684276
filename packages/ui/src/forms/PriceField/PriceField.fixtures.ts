export const priceFieldLabels = {
  ar: {
    label: 'سعر الدورة',
    description: 'بالجنيه. أدخل 0 لدورة مجانية.',
    required: 'حقل «سعر الدورة» مطلوب',
    invalidMessage: 'أدخل السعر بالأرقام، مثل 250 أو 199.50',
    rangeMessage: 'السعر من 0 إلى 1,000,000 جنيه',
    save: 'حفظ',
  },
  en: {
    label: 'Course price',
    description: 'In pounds. Enter 0 for a free course.',
    required: 'Course price is required',
    invalidMessage: 'Enter the price in digits, such as 250 or 199.50',
    rangeMessage: 'From 0 to EGP 1,000,000',
    save: 'Save',
  },
};
