import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

export const start = (screen: ReactElement) => createRoot(document.querySelector('#root')!).render(screen);
