import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';
import { useSession } from '../shared/app/useSession.ts';
import { useAreaMessages } from '../shared/hooks/useAreaMessages.ts';
import { OfflineNotice } from '../shared/layout/OfflineNotice.tsx';
import { LogoutConfirmation } from './LogoutConfirmation.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useOfflineStart } from './useOfflineStart.ts';

const lazyBackgroundTasks = lazyComponent('BackgroundTasks', () => import('./BackgroundTasks.tsx'));

/** What the app does without a network: shows a notice, keeps visited pages readable, and later sends what is stored on the device. */
export function OfflineSupport() {
  const hasMessages = useAreaMessages('offline');
  const applyUpdate = useOfflineStart();
  const userId = useSession()?.data.id;
  return (
    <>
      <OfflineNotice />
      {hasMessages && <LogoutConfirmation />}
      {hasMessages && applyUpdate && <UpdateNotice onUpdate={applyUpdate} />}
      {userId !== undefined && <lazyBackgroundTasks.Component key={userId} userId={userId} />}
    </>
  );
}
