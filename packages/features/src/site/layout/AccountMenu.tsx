import type { Session } from '@fanous/api-client/session';
import { getStorageUrl } from '@fanous/api-client/wire';
import { IconButton } from '@fanous/ui/actions/IconButton';
import { Menu } from '@fanous/ui/actions/Menu';
import { Avatar } from '@fanous/ui/media/Avatar';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { defaultSignedInPath, paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useLogout } from '../../shared/app/useLogout.ts';

/** The menu of the signed-in user: links to the dashboard, and sign-out. */
export function AccountMenu({ user }: { user: Session['data'] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const logout = useLogout();
  const createNavigation = (path: string) => () => void navigate(path);
  const quizResults = {
    id: 'quizzes',
    label: t`My quiz results`,
    icon: 'award',
    onAction: createNavigation(paths.myQuizzes.to()),
  } as const;
  return (
    <Menu
      placement="bottom end"
      items={[
        {
          id: 'pages',
          label: user.name,
          entries: [
            {
              id: 'dashboard',
              label: t`Dashboard`,
              icon: 'layout-dashboard',
              onAction: createNavigation(defaultSignedInPath),
            },
            {
              id: 'courses',
              label: t`My courses`,
              icon: 'book-open',
              onAction: createNavigation(paths.myCourses.to()),
            },
            ...(hasAccess(user, ['user']) ? [quizResults] : []),
          ],
        },
        {
          id: 'session',
          'aria-label': t`Account`,
          entries: [{ id: 'logout', label: t`Log out`, icon: 'log-out', onAction: logout }],
        },
      ]}
    >
      <IconButton
        label={t`Account`}
        shape="round"
        icon={<Avatar name={user.name} src={user.image_small ? getStorageUrl(user.image_small) : null} size={32} />}
      />
    </Menu>
  );
}
