import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Digits, Language } from '../../intl/digits.ts';

/** What the toolbar sets. */
export interface ToolbarGlobals {
  locale: Language;
  theme: 'light' | 'dark';
  digits: Digits;
}

const defaultGlobals: ToolbarGlobals = { locale: 'ar', theme: 'light', digits: 'latn' };

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  channel.on(SET_GLOBALS, onChange);
  return () => {
    channel.off(GLOBALS_UPDATED, onChange);
    channel.off(SET_GLOBALS, onChange);
  };
}

function readGlobals(): ToolbarGlobals {
  const channel = addons.getChannel();
  const [lastEvent] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: ToolbarGlobals }?,
  ];
  return lastEvent?.globals ?? defaultGlobals;
}

/** Reads the globals of the toolbar from the channel. A documentation page has no story to read them from. */
export const useToolbarGlobals = (): ToolbarGlobals => useSyncExternalStore(subscribe, readGlobals);
