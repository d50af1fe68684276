import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { formatNumber } from './content.ts';
import { isMountDelayed } from './delayedMount.ts';

// The first number formatter of a page is slow, so it is created before the measurement.
formatNumber(0);

export function start(screen: ReactElement): void {
  const mount = () => createRoot(document.querySelector('#root')!).render(screen);
  if (isMountDelayed()) window.mount = mount;
  else mount();
}
