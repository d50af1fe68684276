import { useState } from 'react';

const key = 'narrow-menu';

/** Whether the side menu shows icons alone: a wish of this device, as its theme is. */
export function useCollapsedMenu(): [isNarrow: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(read);
  return [
    isCollapsed,
    () => {
      setCollapsed(!isCollapsed);
      try {
        if (isCollapsed) localStorage.removeItem(key);
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
