import { createContext, use } from 'react';
import type { Notice } from './notice.ts';

/** Provided by `NoticeHost`: shows a notice that stays open during navigation. */
export const PersistentNoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Returns a function that shows a notice over the next page. */
export const useShowPersistentNotice = (): ((notice: Notice) => void) => use(PersistentNoticeContext);
