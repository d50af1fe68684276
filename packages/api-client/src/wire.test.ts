import { expect, test } from 'vitest';
import { getStorageUrl, toFormData } from './wire.ts';

test('a form has texts, numbers, files and lists; null is an empty field; empty values are omitted', async () => {
  const file = new File(['…'], 'صورة.png', { type: 'image/png' });
  const form = toFormData({
    title: 'درس',
    is_free: 0,
    image: file,
    'categories[]': [7, 8],
    phone: '',
    website_url: undefined,
    note: null,
  });
  expect([...form.keys()]).toEqual(['title', 'is_free', 'image', 'categories[]', 'categories[]', 'note']);
  expect(form.get('is_free')).toBe('0');
  expect(form.get('note')).toBe('');
  expect(form.getAll('categories[]')).toEqual(['7', '8']);
  expect(form.get('image')).toMatchObject({ name: 'صورة.png', type: 'image/png' });
});

test.each([
  ['courses/12/a.webp', '/storage/courses/12/a.webp'],
  ['/courses/12/a.webp', '/storage/courses/12/a.webp'],
  ['storage/courses/12/a.webp', '/storage/courses/12/a.webp'],
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
])('the public URL of %s is %s', (path, address) => expect(getStorageUrl(path)).toBe(address));

test('the public URL of a file on another host', () =>
  expect(getStorageUrl('users/3.webp', 'https://api.example.com')).toBe(
    'https://api.example.com/storage/users/3.webp',
  ));
