import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { formatNumber } from './content.ts';
import { isMountDelayed } from './delayedMount.ts';

// The first formatter of a page takes longer than all others together: each screen has it behind it.
formatNumber(0);

export function start(screen: ReactElement): void {
  const mount = () => createRoot(document.querySelector('#root')!).render(screen);
  if (isMountDelayed()) window.mount = mount;
  else mount();
}
