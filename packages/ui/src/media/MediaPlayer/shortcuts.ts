import { foldDigits } from '@fanous/arabic/fold';

/** What a key does in the player. */
export type Shortcut =
  | { action: 'togglePlay' | 'toggleMute' | 'toggleCaptions' | 'toggleFullScreen' }
  | { action: 'seekBy'; seconds: number }
  | { action: 'seekToRatio'; ratio: number }
  | { action: 'changeVolume'; change: number }
  | { action: 'changeSpeed'; steps: 1 | -1 };

/** The part of a keyboard event that `findShortcut` reads. */
export interface PressedKey {
  key: string;
  code: string;
  shiftKey: boolean;
}

/** Seconds of the buttons and of J and L. */
export const seekSeconds = 10;

// The time line runs from left to right in every language, so the arrow keys do not mirror.
const shortcuts: Record<string, Shortcut> = {
  ' ': { action: 'togglePlay' },
  k: { action: 'togglePlay' },
  j: { action: 'seekBy', seconds: -seekSeconds },
  l: { action: 'seekBy', seconds: seekSeconds },
  ArrowLeft: { action: 'seekBy', seconds: -5 },
  ArrowRight: { action: 'seekBy', seconds: 5 },
  ArrowUp: { action: 'changeVolume', change: 0.05 },
  ArrowDown: { action: 'changeVolume', change: -0.05 },
  m: { action: 'toggleMute' },
  c: { action: 'toggleCaptions' },
  f: { action: 'toggleFullScreen' },
  '<': { action: 'changeSpeed', steps: -1 },
  '>': { action: 'changeSpeed', steps: 1 },
};

/** An Arabic keyboard writes «ن» on the key K: such keys count by their place. */
function getLatinKey({ key, code, shiftKey }: PressedKey): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  if (shiftKey && code === 'Comma') return '<';
  if (shiftKey && code === 'Period') return '>';
  return key;
}

/** Returns what a key does, undefined for keys of the browser. */
export function findShortcut(pressed: PressedKey): Shortcut | undefined {
  const digit = foldDigits(pressed.key);
  if (/^\d$/.test(digit)) return { action: 'seekToRatio', ratio: Number(digit) / 10 };
  return shortcuts[getLatinKey(pressed)];
}
