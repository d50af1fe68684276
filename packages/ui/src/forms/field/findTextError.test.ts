import { describe, expect, test } from 'vitest';
import { findTextError } from './findTextError.ts';

describe('an empty text', () => {
  test.each(['', '   ', '\t'])('%j is missing where it is required', (value) => {
    expect(findTextError(value, { isRequired: true, requiredMessage: 'حقل «الاسم» مطلوب' })).toBe('حقل «الاسم» مطلوب');
  });

  test('is valid if optional, whatever the other rules', () => {
    expect(findTextError('', { type: 'email', invalidMessage: 'x', validate: () => 'y' })).toBeNull();
  });
});

describe('an e-mail address', () => {
  const check = (value: string) => findTextError(value, { type: 'email', invalidMessage: 'wrong' }) ?? 'right';

  test.each(['sara@example.com', 'a.b+c@mail.example.co', ' sara@example.com ', "o'hara@example.org"])(
    '%j is right',
    (value) => expect(check(value)).toBe('right'),
  );

  test.each(['sara', 'sara@gmail', 'sara@@example.com', 'sara@-example.com', 'سارة@example.com', 'a b@example.com'])(
    '%j is wrong',
    (value) => expect(check(value)).toBe('wrong'),
  );
});

describe('a web address', () => {
  const check = (value: string) => findTextError(value, { type: 'url', invalidMessage: 'wrong' }) ?? 'right';

  test.each(['https://example.com/a?b=c', 'http://example.com'])('%j is right', (value) => {
    expect(check(value)).toBe('right');
  });

  test.each(['example.com', 'javascript:alert(1)', 'https://'])('%j is wrong', (value) => {
    expect(check(value)).toBe('wrong');
  });
});

test('a custom rule runs last, with the text as typed', () => {
  const validate = (value: string) => (value === ' 12' ? 'said' : null);
  expect(findTextError(' 12', { validate })).toBe('said');
});
