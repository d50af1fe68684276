import { useState } from 'react';

const key = 'narrow-menu';

/** Whether the side menu shows icons alone: a wish of this device, as its theme is. */
export function useNarrowMenu(): [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(read);
  return [
    isNarrow,
    () => {
      setNarrow(!isNarrow);
      try {
        if (isNarrow) localStorage.removeItem(key);
        else localStorage.setItem(key, '1');
      } catch {
        // Storage is forbidden: it lasts as long as the page.
      }
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
