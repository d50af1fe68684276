import { late } from './late.tsx';

/** The dialog of a notice; its code comes late. */
export const noticeDialog = late(() =>
  import('@fanous/ui/overlays/NoticeDialog').then(({ NoticeDialog }) => NoticeDialog),
);
