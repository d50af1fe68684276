import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { formatNumber } from './content.ts';

// The first formatter of a page takes longer than all others together: each screen has it behind it.
formatNumber(0);

export const start = (screen: ReactElement) => createRoot(document.querySelector('#root')!).render(screen);
