/** Reads a setting of this device that is on or off. Off until it is switched on, and if the browser forbids storage. */
export function readDeviceFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores a setting of this device, if the browser allows it. Otherwise it holds until the page is left. */
export function storeDeviceFlag(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // The component that shows the setting keeps it.
  }
}
