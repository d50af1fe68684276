import { TabBar, TabBarButton, TabBarLink } from '@fanous/ui/navigation/TabBar';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { searchTriggerProps } from '../../shared/search/searchTriggerProps.ts';
import { Notifications } from './Notifications.tsx';

interface StudentTabBarProps {
  onSearch: () => void;
}

/** The tab bar of students on a phone: home, my courses, search, notifications and account. */
export function StudentTabBar({ onSearch }: StudentTabBarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const createLink = (href: string) => ({ href, isCurrent: pathname === href });
  return (
    <TabBar label={t`Quick navigation`}>
      <TabBarLink {...createLink(paths.home.to())} label={t`Home`} icon="house" />
      <TabBarLink {...createLink(paths.myCourses.to())} label={t`My courses`} icon="book-open" />
      <TabBarButton {...searchTriggerProps} label={t`Search`} icon="search" onPress={onSearch} />
      <ErrorBoundary fallback={null}>
        <Notifications
          renderButton={(name, count) => (
            <TabBarButton label={t`Notifications`} accessibleName={name} icon="bell" count={count} />
          )}
        />
      </ErrorBoundary>
      <TabBarLink {...createLink(paths.profile.to())} label={t`Account`} icon="user" />
    </TabBar>
  );
}
