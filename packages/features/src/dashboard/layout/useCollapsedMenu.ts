import { useState } from 'react';

const key = 'narrow-menu';

/** Whether the side menu shows icons only. Stored on the device, like the theme. */
export function useCollapsedMenu(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(read);
  return [
    isCollapsed,
    () => {
      setCollapsed(!isCollapsed);
      try {
        if (isCollapsed) localStorage.removeItem(key);
        else localStorage.setItem(key, '1');
      } catch {
        // Storage is forbidden: the choice is lost on reload.
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
