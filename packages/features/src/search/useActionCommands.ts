import { useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { hasAccess } from '../shared/app/access.ts';
import type { CommandGroup, User } from './foundCommands.ts';

/** The forms that the user may open from anywhere. */
export function useActionCommands(user: User | undefined): CommandGroup['commands'] {
  const { t } = useLingui();
  if (!user || !hasAccess(user, ['admin'])) return [];
  return [
    { id: 'add-course', label: t`Add course`, icon: 'plus', href: paths.createCourse.to() },
    { id: 'add-user', label: t`Add user`, icon: 'plus', href: paths.createUser.to() },
    {
      id: 'add-subscriber',
      label: t`Add a subscriber to courses`,
      icon: 'user-plus',
      href: paths.addUserToCourses.to(),
    },
    { id: 'add-main-category', label: t`Add main category`, icon: 'plus', href: paths.createMainCategory.to() },
    { id: 'add-sub-category', label: t`Add sub-category`, icon: 'plus', href: paths.createSubCategory.to() },
  ];
}
