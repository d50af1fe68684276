import { expect, test } from 'vitest';
import { toVideoBody } from './toVideoBody.ts';

function createForm(duration: string): FormData {
  const values = new FormData();
  values.append('title', 'الدرس');
  values.append('duration', duration);
  return values;
}

test('a length is sent in seconds', () => {
  expect(toVideoBody(createForm('12:30'), 'changes')).toEqual({ title: 'الدرس', duration: 750 });
  expect(toVideoBody(createForm('١:٠٥:٠٩'), 'all')).toEqual({ title: 'الدرس', is_free: 0, duration: 3909 });
});

test('an empty length removes the saved one, and is left out of a new video', () => {
  expect(toVideoBody(createForm(''), 'changes')).toEqual({ title: 'الدرس', duration: null });
  expect(toVideoBody(createForm(''), 'all')).toEqual({ title: 'الدرس', is_free: 0 });
});
