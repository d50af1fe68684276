import { useState } from 'react';
import { readDeviceFlag, storeDeviceFlag } from '../../shared/storage/deviceFlags.ts';

const key = 'narrow-menu';

/** Whether the side menu shows icons only. Stored on the device, like the theme. */
export function useCollapsedMenu(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(() => readDeviceFlag(key));
  const toggle = () => {
    setCollapsed(!isCollapsed);
    storeDeviceFlag(key, !isCollapsed);
  };
  return [isCollapsed, toggle];
}
