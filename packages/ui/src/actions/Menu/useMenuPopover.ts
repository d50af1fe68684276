import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { runWhenIdle } from '../../utils/runWhenIdle.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

type MenuPopoverComponent = ComponentType<MenuPopoverProps>;

// Code, not state. A variable instead of React.lazy: Suspense would delay the first menu by 300 ms even if the code is
// loaded already.
let cachedMenuPopover: MenuPopoverComponent | undefined;

async function loadMenuPopover(): Promise<MenuPopoverComponent> {
  cachedMenuPopover ??= (await import('./MenuPopover.tsx')).MenuPopover;
  return cachedMenuPopover;
}

/**
 * Loads the menu code (about 30 kB) when the page is idle, or when `preloadMenu` is called because the button is hovered
 * or focused. `preloadMenu` resolves to false without a network.
 */
export function useMenuPopover(): {
  MenuPopover: MenuPopoverComponent | undefined;
  preloadMenu: () => Promise<boolean>;
} {
  const [popover, setPopover] = useState<MenuPopoverComponent | undefined>(() => cachedMenuPopover);
  const preloadMenu = useCallback(async () => {
    try {
      const loadedMenuPopover = await loadMenuPopover();
      setPopover(() => loadedMenuPopover);
      return true;
    } catch {
      return false;
    }
  }, []);
  useEffect(() => {
    if (cachedMenuPopover) return undefined;
    return runWhenIdle(() => void preloadMenu());
  }, [preloadMenu]);
  return { MenuPopover: popover, preloadMenu };
}
