/** Texts that can break layouts. Every Sheet story shows them if the component shows user-written text. */
export const texts = {
  short: 'الفيزياء',
  /** Long, with full tashkeel: marks must not be clipped, lines must not touch. */
  long: 'مُقَدِّمَةٌ شَامِلَةٌ فِي أُصُولِ النَّحْوِ وَالصَّرْفِ لِطُلَّابِ الصَّفِّ الثَّالِثِ الثَّانَوِيِّ مَعَ تَدْرِيبَاتٍ مَحْلُولَةٍ',
  /** Arabic that begins with Latin letters: it is still right to left. */
  mixed: 'HTML5 و CSS للمبتدئين',
  latin: 'Introduction to Algorithms and Data Structures',
  /** A sentence with a phone number and a price. */
  contact: 'للاستفسار عن دورة بسعر 250 جنيهًا اتصل على 0100 123 4567',
  /** A word that is longer than a line. */
  unbroken: 'https://fanous.example/courses/introduction-to-algorithms-and-data-structures-second-edition',
} as const;
