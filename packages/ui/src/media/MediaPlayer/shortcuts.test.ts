import { expect, test } from 'vitest';
import { findShortcut } from './shortcuts.ts';

const press = (key: string, code: string, shiftKey = false) => findShortcut({ key, code, shiftKey });

test('letters work on an Arabic keyboard', () => {
  expect(press('ن', 'KeyK')).toEqual({ action: 'togglePlay' });
  expect(press('ة', 'KeyM')).toEqual({ action: 'toggleMute' });
  expect(press('م', 'KeyL')).toEqual({ action: 'seekBy', seconds: 10 });
});

test('a Latin letter counts as it is written, wherever its key is', () => {
  // M of a French keyboard.
  expect(press('m', 'Semicolon')).toEqual({ action: 'toggleMute' });
  expect(press('K', 'KeyK', true)).toEqual({ action: 'togglePlay' });
});

test('digits of both kinds jump to a tenth', () => {
  expect(press('3', 'Digit3')).toEqual({ action: 'seekToRatio', ratio: 0.3 });
  expect(press('٣', 'Digit3')).toEqual({ action: 'seekToRatio', ratio: 0.3 });
});

test('the arrow keys do not mirror', () => {
  expect(press('ArrowRight', 'ArrowRight')).toEqual({ action: 'seekBy', seconds: 5 });
  expect(press('ArrowLeft', 'ArrowLeft')).toEqual({ action: 'seekBy', seconds: -5 });
});

test('speed changes by < and >, also where the layout has other signs there', () => {
  expect(press('>', 'Period', true)).toEqual({ action: 'changeSpeed', steps: 1 });
  expect(press('،', 'Comma', true)).toEqual({ action: 'changeSpeed', steps: -1 });
  expect(press(',', 'Comma')).toBeUndefined();
});

test.each(['Tab', 'Enter', 'Escape', 'Home', 'PageDown'])('%s stays with the browser', (key) => {
  expect(press(key, key)).toBeUndefined();
});
