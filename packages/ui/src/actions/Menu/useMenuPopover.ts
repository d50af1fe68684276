import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { runWhenIdle } from '../../utils/runWhenIdle.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

type Popover = ComponentType<MenuPopoverProps>;

// Code, not state. A variable and not React.lazy: Suspense would hold the first menu back for 300 ms even when the
// code is there already.
let loaded: Popover | undefined;

async function load(): Promise<Popover> {
  loaded ??= (await import('./MenuPopover.tsx')).MenuPopover;
  return loaded;
}

/**
 * Brings the menu machinery, some 30 kB that no first view needs: when the page has come to rest, or at once when
 * `fetchMenu` is called because somebody points at a menu's button. It answers false when there is no network.
 */
export function useMenuPopover(): { MenuPopover: Popover | undefined; fetchMenu: () => Promise<boolean> } {
  const [popover, setPopover] = useState<Popover | undefined>(() => loaded);
  const fetchMenu = useCallback(async () => {
    try {
      const found = await load();
      setPopover(() => found);
      return true;
    } catch {
      return false;
    }
  }, []);
  useEffect(() => {
    if (loaded) return undefined;
    return runWhenIdle(() => void fetchMenu());
  }, [fetchMenu]);
  return { MenuPopover: popover, fetchMenu };
}
