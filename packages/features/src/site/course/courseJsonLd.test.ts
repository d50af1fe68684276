import { expect, test } from 'vitest';
import { toCourseJsonLd } from './courseJsonLd.ts';

const options = {
  description: 'وصف',
  url: 'https://fanous.example/single/a',
  image: undefined,
  provider: 'فانوس',
  site: 'https://fanous.example/',
};

test('a course has its price, or is free', () => {
  const paid = JSON.parse(toCourseJsonLd({ name: 'الجبر', price: 250 }, options)) as Record<string, unknown>;
  expect(paid).toMatchObject({ '@type': 'Course', name: 'الجبر', offers: { price: 250, priceCurrency: 'EGP' } });
  expect(paid).not.toHaveProperty('image');
  expect(toCourseJsonLd({ name: 'الجبر', price: 0 }, options)).toContain('"Free"');
});

test('no name can end the script block', () => {
  const name = '</script><script>alert(1)</script>';
  const jsonLd = toCourseJsonLd({ name, price: 1 }, options);
  expect(jsonLd).not.toContain('<');
  expect(JSON.parse(jsonLd)).toMatchObject({ name });
});

test.each([
  [45_000, 'PT12H30M'],
  [7_200, 'PT2H'],
  [96, 'PT2M'],
])('%d seconds of video are a workload of %s', (videos_duration, courseWorkload) => {
  const data: unknown = JSON.parse(toCourseJsonLd({ name: 'الجبر', price: 1, videos_duration }, options));
  expect(data).toMatchObject({ hasCourseInstance: { courseWorkload } });
});

test.each([null, undefined])('a course whose length is %s has no workload', (videos_duration) => {
  expect(
    toCourseJsonLd({ name: 'الجبر', price: 1, ...(videos_duration === null && { videos_duration }) }, options),
  ).not.toContain('courseWorkload');
});
