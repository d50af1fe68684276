import { readDeviceFlag, storeDeviceFlag } from '../shared/storage/deviceFlags.ts';

const key = 'search-without-slash';

/** Whether `/` opens the search. Users can switch it off, as WCAG 2.1.4 asks for shortcuts of one character. */
export const isSlashShortcutOn = (): boolean => !readDeviceFlag(key);

/** Stores on this device whether `/` opens the search. */
export const storeSlashShortcut = (isOn: boolean): void => storeDeviceFlag(key, !isOn);
