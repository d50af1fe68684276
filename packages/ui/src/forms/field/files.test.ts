import { expect, test } from 'vitest';
import { isAcceptedFile } from './files.ts';

const file = (name: string, type = '') => ({ name, type });

test.each([
  [file('الباب الأول.PDF'), ['.pdf'], true],
  [file('الباب الأول.pdf.exe'), ['.pdf'], false],
  [file('pdf'), ['.pdf'], false],
  [file('صورة.webp', 'image/webp'), ['image/*'], true],
  [file('صورة.webp'), ['image/*'], false],
  [file('a.svg', 'imagery/svg'), ['image/*'], false],
  [file('a.bin', 'application/pdf'), ['application/pdf'], true],
  [file('شرح.mp3', 'audio/mpeg'), ['.pdf', '.doc', '.docx', '.mp3', '.mp4'], true],
  [file('a.pdf'), [], false],
])('%j in %j is %s', (file, accept, is) => {
  expect(isAcceptedFile(file, accept)).toBe(is);
});
