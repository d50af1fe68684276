import { expect, test } from 'vitest';
import { isFullyVocalised } from './isFullyVocalised.ts';

test.each([
  ['مُقَدِّمَةٌ فِي النَّحْوِ', true],
  ['شرح قصيدة «قُلْ لِمَنْ بَكى»', true],
  ['دورات مسجّلة لطلّاب الثانويّة', false],
  ['مُدرِّس الفيزياء', false],
  ['HTML5 و CSS للمبتدئين', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isFullyVocalised(text)).toBe(expected);
});
