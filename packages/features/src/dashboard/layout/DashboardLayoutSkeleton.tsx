import { IconButton } from '@fanous/ui/actions/IconButton';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';
import { Logo } from '@fanous/ui/media/Logo';
import { SideMenu } from '@fanous/ui/navigation/SideMenu';
import { DashboardShell } from '@fanous/ui/shells/DashboardShell';
import { useLingui } from '@lingui/react/macro';
import { PageSkeleton } from '../../shared/layout/PageSkeleton.tsx';

const menuItems = [0, 1, 2, 3, 4, 5];

/** The dashboard before its code has loaded and the user is known. */
export function DashboardLayoutSkeleton() {
  const { t } = useLingui();
  return (
    <DashboardShell
      mainId="main"
      menu={
        <SideMenu
          label={t`Dashboard`}
          items={[]}
          header={
            <Stack gap="s7">
              <Logo />
              {menuItems.map((item) => (
                <Skeleton key={item} width="wide" />
              ))}
            </Stack>
          }
        />
      }
      menuButton={<IconButton icon="menu" label={t`Open menu`} />}
      breadcrumbs={<Skeleton width="third" />}
      actions={<Skeleton shape="circle" />}
    >
      <PageSkeleton />
    </DashboardShell>
  );
}
