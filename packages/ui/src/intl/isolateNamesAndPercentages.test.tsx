import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isolateNamesAndPercentages } from './isolateNamesAndPercentages.tsx';

test.each([
  ['C++ من الصفر', ['C++']],
  ['زادت 71.4% هذا العام', ['71.4%']],
  ['نقصت -5% ثم زادت +15%', ['-5%', '+15%']],
  ['خصم 5-10% اليوم', ['5-10%']],
  ['ما ناتج 17%5', ['17%5']],
  ['خصم Top 10%', []],
  ['٧١٪ من 100 طالب', []],
])('%s', (text, isolated) => {
  const written = renderToStaticMarkup(isolateNamesAndPercentages(text));
  expect([...written.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)].map(([, run]) => run)).toEqual(isolated);
  expect(written.replaceAll(/<\/?bdi[^>]*>/g, '')).toBe(text);
});
