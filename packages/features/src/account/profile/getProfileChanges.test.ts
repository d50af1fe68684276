import type { Schema } from '@fanous/api-client/client';
import { expect, test } from 'vitest';
import { requiresCurrentPassword, getProfileChanges } from './getProfileChanges.ts';

const user: Schema<'User'> = {
  id: 41,
  name: 'منى السيد',
  email: 'mona@example.com',
  phone: null,
  role: 'user',
  roles: ['user'],
  image: null,
  image_small: null,
  is_limited: 0,
  created_at: '2026-09-02T08:15:00.000Z',
};
const saved = { name: user.name, email: user.email, phone: '', password: '', password_confirmation: '' };

const form = (values: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...saved, ...values })) data.append(name, value);
  return data;
};

test.each<[string, Record<string, string>, object]>([
  ['no changes', {}, {}],
  ['spaces at the ends', { name: ' منى السيد ' }, {}],
  ['a phone', { phone: '01012345678' }, { phone: '01012345678' }],
  ['an e-mail', { email: 'mona@fanous.example' }, { email: 'mona@fanous.example' }],
  ['an emptied name and e-mail, which stay', { name: ' ', email: '' }, {}],
  ['a password as typed', { password: ' a b c d ' }, { password: ' a b c d ' }],
  ['a removed photo', { remove_image: '1' }, { remove_image: 1 }],
])('%s', (_title, values, changes) => {
  expect(getProfileChanges(form(values), user)).toEqual(changes);
});

test('the biography of a teacher: changed, emptied, or not in the form', () => {
  const teacher = { ...user, biography: 'مدرّس فيزياء' };
  expect(getProfileChanges(form({}), teacher)).toEqual({});
  expect(getProfileChanges(form({ biography: 'مدرّس فيزياء ' }), teacher)).toEqual({});
  expect(getProfileChanges(form({ biography: 'مدرّس كيمياء' }), teacher)).toEqual({ biography: 'مدرّس كيمياء' });
  expect(getProfileChanges(form({ biography: '' }), teacher)).toEqual({ biography: null });
});

test('an empty file field is ignored', () => {
  const photo = new File(['x'], 'mona.webp');
  expect(getProfileChanges(form({ image: new File([], '') }), user)).toEqual({});
  expect(getProfileChanges(form({ image: photo, remove_image: '1' }), user)).toEqual({ image: photo });
});

test('an emptied phone is sent, so that the server returns its error', () => {
  expect(getProfileChanges(form({ phone: '' }), { ...user, phone: '01012345678' })).toEqual({ phone: '' });
});

test('only a new e-mail or password requires the current password', () => {
  expect([{}, { email: 'a@b.example' }, { password: 'x' }].map(requiresCurrentPassword)).toEqual([false, true, true]);
});
