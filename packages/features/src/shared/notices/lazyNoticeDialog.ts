import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** The dialog of a notice; its code comes late. */
export const lazyNoticeDialog = lazyComponent('NoticeDialog', () => import('@fanous/ui/overlays/NoticeDialog'));
