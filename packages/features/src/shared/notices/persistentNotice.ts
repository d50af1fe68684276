import { createContext, use } from 'react';
import type { Notice } from './notice.ts';

/** Where `NoticeHost` hands out how a notice is shown that outlives the page that shows it. */
export const PersistentNoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice over the page that comes next. */
export const useShowPersistentNotice = (): ((notice: Notice) => void) => use(PersistentNoticeContext);
