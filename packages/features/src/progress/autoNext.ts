import { readDeviceFlag, storeDeviceFlag } from '../shared/storage/deviceFlags.ts';

const key = 'auto-next';

/** Whether the next lesson begins by itself. A setting of this device; off by default. */
export const isAutoNextOn = (): boolean => readDeviceFlag(key);

/** Stores the setting. */
export const storeAutoNext = (isOn: boolean): void => storeDeviceFlag(key, isOn);
