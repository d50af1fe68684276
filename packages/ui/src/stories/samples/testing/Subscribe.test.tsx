// @vitest-environment jsdom
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Subscribe } from './Subscribe.tsx';

afterEach(cleanup);

const renderForm = () => {
  const onSubscribe = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve());
  render(<Subscribe onSubscribe={onSubscribe} />, {
    wrapper: ({ children }) => <UiProvider language="ar">{children}</UiProvider>,
  });
  return onSubscribe;
};
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), { target: { value: text } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'اشترك الآن' }));

test('a wrong address is not sent', () => {
  const onSubscribe = renderForm();
  type('mona');
  submit();
  expect(screen.getByText('اكتب بريدًا صحيحًا.')).toBeTruthy();
  expect(onSubscribe).not.toHaveBeenCalled();
});

test('two presses send once', () => {
  const onSubscribe = renderForm();
  type('mona@example.com');
  submit();
  submit();
  expect(onSubscribe).toHaveBeenCalledExactlyOnceWith('mona@example.com');
});
