import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** The dialog of a notice, loaded on demand. */
export const lazyNoticeDialog = lazyComponent('NoticeDialog', () => import('@fanous/ui/overlays/NoticeDialog'));
