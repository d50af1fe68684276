import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { PublicFrame } from '@fanous/ui/shells/PublicFrame';
import { ContactBar } from '@fanous/ui/navigation/ContactBar';
import { SkipLink } from '@fanous/ui/navigation/SkipLink';
import { useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';
import { AnnouncementTicker } from './AnnouncementTicker.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMeta } from './SiteMeta.tsx';
import { useContacts } from './useContacts.ts';

export const load: PageLoad = ({ app }) => prefetchQueries(app, getSettingsQuery(app.api));

const mainId = 'main';
const lazyExtras = lazyComponent('PublicExtras', () => import('./PublicExtras.tsx'));

/** The layout of public pages: contacts, announcements, header and footer. */
export function PublicLayout() {
  const { t } = useLingui();
  const { title: contactTitle, ...contact } = useContacts();
  return (
    <>
      <SiteMeta />
      <PublicFrame
        mainId={mainId}
        top={
          <>
            <SkipLink target={mainId} label={t`Skip to content`} />
            <ContactBar label={contactTitle} {...contact} />
            <AnnouncementTicker />
            <SiteHeader mainId={mainId} />
          </>
        }
        footer={<SiteFooter />}
      >
        <Outlet />
      </PublicFrame>
      <lazyExtras.Component />
    </>
  );
}
