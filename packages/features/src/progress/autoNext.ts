const storageKey = 'auto-next';

/** Whether the next lesson begins by itself. A setting of this device; off by default. */
export function isAutoNextOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}

/** Stores the setting, if the browser allows it. */
export function setAutoNext(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // It then holds until the page is left.
  }
}
