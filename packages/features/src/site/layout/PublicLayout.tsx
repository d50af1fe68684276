import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { PublicShell } from '@fanous/ui/shells/PublicShell';
import { ContactBar } from '@fanous/ui/navigation/ContactBar';
import { SkipLink } from '@fanous/ui/navigation/SkipLink';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazySearchHost } from '../../lazySearch.ts';
import { lazyStudentTabBar } from '../../lazyTabBar.ts';
import { useHasTabBar } from '../../shared/app/useHasTabBar.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { prefetchQueries, type PageLoader } from '../../shared/routing/page.ts';
import { AnnouncementTicker } from './AnnouncementTicker.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMetaTags } from './SiteMetaTags.tsx';
import { useContacts } from './useContacts.ts';

// Without a network the layout shows the page also if it lacks its own data.
export const prefetchPageData: PageLoader = ({ app }) => prefetchQueries(app, getSettingsQuery(app.api));

const mainId = 'main';
const lazyExtras = lazyComponent('DeferredPublicParts', () => import('./DeferredPublicParts.tsx'));

/** The layout of public pages: contacts, announcements, header and footer. */
export function PublicLayout() {
  const { t } = useLingui();
  const { title: contactTitle, ...contact } = useContacts();
  const hasTabBar = useHasTabBar();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const openSearch = () => setSearchOpen(true);
  return (
    <>
      <SiteMetaTags />
      <PublicShell
        mainId={mainId}
        top={
          <>
            <SkipLink targetId={mainId} label={t`Skip to content`} />
            <ContactBar label={contactTitle} {...contact} />
            <AnnouncementTicker />
            <SiteHeader mainId={mainId} hasTabBar={hasTabBar} onSearch={openSearch} />
          </>
        }
        footer={<SiteFooter />}
        tabBar={hasTabBar && <lazyStudentTabBar.Component onSearch={openSearch} />}
      >
        <Outlet />
      </PublicShell>
      <lazySearchHost.Component isOpen={isSearchOpen} onOpenChange={setSearchOpen} />
      <lazyExtras.Component />
    </>
  );
}
