import { expect, test } from 'vitest';
import { courseData } from './courseData.ts';

const around = {
  description: 'وصف',
  url: 'https://fanous.example/single/a',
  image: undefined,
  provider: 'فانوس',
  site: 'https://fanous.example/',
};

test('a course is told with its price, or as free', () => {
  const paid = JSON.parse(courseData({ name: 'الجبر', price: 250 }, around)) as Record<string, unknown>;
  expect(paid).toMatchObject({ '@type': 'Course', name: 'الجبر', offers: { price: 250, priceCurrency: 'EGP' } });
  expect(paid).not.toHaveProperty('image');
  expect(courseData({ name: 'الجبر', price: 0 }, around)).toContain('"Free"');
});

test('no name can end the block it stands in', () => {
  const name = '</script><script>alert(1)</script>';
  const written = courseData({ name, price: 1 }, around);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ name });
});
