interface Thumb {
  label: string;
  name: string;
}
const toThumbs = (lowest: string, highest: string): readonly [Thumb, Thumb] => [
  { label: lowest, name: 'min' },
  { label: highest, name: 'max' },
];

export const sliderLabels = {
  ar: {
    volume: 'مستوى الصوت',
    price: 'السعر',
    hint: 'يعرض الدورات التي سعرها بين القيمتين.',
    thumbs: toThumbs('أقل سعر', 'أعلى سعر'),
    save: 'تطبيق',
  },
  en: {
    volume: 'Volume',
    price: 'Price',
    hint: 'Shows courses with a price between both values.',
    thumbs: toThumbs('Lowest price', 'Highest price'),
    save: 'Apply',
  },
};
