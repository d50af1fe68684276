import { IconButton } from '@fanous/ui/actions/IconButton';
import { Logo } from '@fanous/ui/media/Logo';
import { TopBar } from '@fanous/ui/navigation/TopBar';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../paths.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { SearchButton } from '../../shared/search/SearchButton.tsx';
import { HeaderAccount } from './HeaderAccount.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { useSiteNavItems } from './useSiteNavItems.ts';

const lazyScrollToTop = lazyComponent('ScrollToTop', () => import('@fanous/ui/actions/ScrollToTop'));
const lazySideDrawer = lazyComponent('SideDrawer', () => import('./SideDrawer.tsx'));

interface SiteHeaderProps {
  mainId: string;
  /** On a phone, students have the search, the notifications and the account in the tab bar. */
  hasTabBar: boolean;
  onSearch: () => void;
}

/** The header of public pages, and the side menu of narrow screens. */
export function SiteHeader({ mainId, hasTabBar, onSearch }: SiteHeaderProps) {
  const { t } = useLingui();
  const items = useSiteNavItems();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // The pressed button is drawn before the drawer, which takes several frames on a cheap phone.
  const isDrawerOpen = useDeferredValue(isOpen) && isOpen;
  usePreloadWhenIdle(lazySideDrawer.preload);
  return (
    <>
      <TopBar
        logo={<Logo />}
        homeHref={paths.home.to()}
        items={items}
        navLabel={t`Main navigation`}
        menuButton={
          <IconButton
            icon="menu"
            label={t`Open menu`}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onPress={() => {
              setOpened(true);
              setOpen(true);
            }}
          />
        }
        scrollToTop={<lazyScrollToTop.Component label={t`Back to top`} targetId={mainId} />}
        search={!hasTabBar && <SearchButton onPress={onSearch} />}
        tools={<HeaderTools />}
        account={
          !hasTabBar && (
            <ErrorBoundary fallback={null}>
              <HeaderAccount />
            </ErrorBoundary>
          )
        }
      />
      {wasOpened && <lazySideDrawer.Component isOpen={isDrawerOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
