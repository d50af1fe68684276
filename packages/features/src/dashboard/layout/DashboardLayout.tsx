import { getStorageUrl } from '@fanous/api-client/wire';
import { IconButton } from '@fanous/ui/actions/IconButton';
import { Link } from '@fanous/ui/actions/Link';
import { DashboardShell } from '@fanous/ui/shells/DashboardShell';
import { Inline } from '@fanous/ui/layout/Inline';
import { Logo } from '@fanous/ui/media/Logo';
import { Breadcrumbs } from '@fanous/ui/navigation/Breadcrumbs';
import { SideMenu } from '@fanous/ui/navigation/SideMenu';
import { SkipLink } from '@fanous/ui/navigation/SkipLink';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyNotifications } from '../../lazyDialogs.ts';
import { lazySearchHost } from '../../lazySearch.ts';
import { lazyStudentTabBar } from '../../lazyTabBar.ts';
import { useHasTabBar } from '../../shared/app/useHasTabBar.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { paths } from '../../paths.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { useLogout } from '../../shared/app/useLogout.ts';
import { useRoleName } from '../../shared/hooks/useRoleName.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { SearchButton } from '../../shared/search/SearchButton.tsx';
import { MenuPreferences } from './MenuPreferences.tsx';
import { useMenuItems } from './useMenuItems.ts';
import { useCollapsedMenu } from './useCollapsedMenu.ts';
import { useDashboardBreadcrumbs } from './useDashboardBreadcrumbs.ts';

const mainId = 'main';
const drawer = lazyComponent('Drawer', () => import('@fanous/ui/overlays/Drawer'));

/** The layout of all dashboard pages: the menu of the role, breadcrumbs and the user. */
export function DashboardLayout() {
  const { t } = useLingui();
  const user = useSession()?.data;
  const roleName = useRoleName();
  const logout = useLogout();
  const trail = useDashboardBreadcrumbs();
  const { pathname } = useLocation();
  const items = useMenuItems(user);
  const hasTabBar = useHasTabBar();
  const [isOpen, setOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const openSearch = () => setSearchOpen(true);
  const [isCollapsed, toggleMenu] = useCollapsedMenu();
  usePreloadWhenIdle(drawer.preload);
  // Signed out: the guard is about to redirect.
  if (!user) return null;

  const logo = (
    <Link href={paths.home.to()} variant="plain">
      <Logo />
    </Link>
  );
  return (
    <>
      <SkipLink targetId={mainId} label={t`Skip to content`} />
      <DashboardShell
        mainId={mainId}
        isMenuCollapsed={isCollapsed}
        menu={
          <SideMenu
            label={t`Dashboard`}
            items={items}
            isCollapsed={isCollapsed}
            header={
              <Inline justify="between" wrap={false}>
                {!isCollapsed && logo}
                <IconButton
                  icon="side-menu"
                  label={isCollapsed ? t`Expand the menu` : t`Collapse the menu`}
                  onPress={toggleMenu}
                />
              </Inline>
            }
            footer={<MenuPreferences isCollapsed={isCollapsed} />}
          />
        }
        menuButton={
          <IconButton
            icon="menu"
            label={t`Open menu`}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          />
        }
        breadcrumbs={
          <Breadcrumbs key={pathname} label={t`Breadcrumbs`} items={trail} expandLabel={t`Show the whole trail`} />
        }
        user={{
          name: user.name,
          role: roleName(user.role),
          image: user.image_small === null ? null : getStorageUrl(user.image_small),
        }}
        notifications={
          !hasTabBar && (
            <ErrorBoundary fallback={null}>
              <lazyNotifications.Component />
            </ErrorBoundary>
          )
        }
        actions={
          <>
            {!hasTabBar && <SearchButton onPress={openSearch} />}
            <IconButton icon="log-out" label={t`Log out`} onPress={logout} />
          </>
        }
        tabBar={hasTabBar && <lazyStudentTabBar.Component onSearch={openSearch} />}
      >
        <Outlet />
      </DashboardShell>
      <lazySearchHost.Component isOpen={isSearchOpen} onOpenChange={setSearchOpen} menuItems={items} />
      <drawer.Component
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={t`Side menu`}
        header={logo}
        footer={<MenuPreferences />}
      >
        <SideMenu label={t`Dashboard`} items={items} />
      </drawer.Component>
    </>
  );
}
