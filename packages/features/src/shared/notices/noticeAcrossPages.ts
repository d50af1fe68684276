import { createContext, use } from 'react';
import type { Notice } from './notice.ts';

/** Provided by `NoticeHost`: shows a notice that stays open during navigation. */
export const NoticeAcrossPagesContext = createContext<(notice: Notice) => void>(() => {});

/** Returns a function that shows a notice over the next page. */
export const useShowNoticeAcrossPages = (): ((notice: Notice) => void) => use(NoticeAcrossPagesContext);
