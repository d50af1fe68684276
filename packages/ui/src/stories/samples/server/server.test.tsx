import { expect, test } from 'vitest';
import { renderDocument } from './server.tsx';

test('the page of the guide is rendered with its language, theme, icon and price', () => {
  const html = renderDocument({ language: 'ar', digits: 'arab', theme: 'dark' }, '<script src="/client.js"></script>');
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(html).toMatch(/<h1[^>]*>دورة الجبر<\/h1>/);
  expect(html).toMatch(/<path d="M[^"]+"/);
  expect(html).toContain('٢٥٠\u00a0جنيهًا');
});

test('without a chosen theme the page follows the system', () => {
  const html = renderDocument({ language: 'en', digits: 'latn', theme: 'system' }, '');
  expect(html).toContain('<html lang="en" dir="ltr">');
});
