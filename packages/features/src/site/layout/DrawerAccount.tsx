import { getTextDirection } from '@fanous/arabic/textDir';
import { getStorageUrl } from '@fanous/api-client/wire';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Button } from '@fanous/ui/actions/Button';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Avatar } from '@fanous/ui/media/Avatar';
import { Trans } from '@lingui/react/macro';
import { defaultSignedInPath, paths } from '../../paths.ts';
import { useLogout } from '../../shared/app/useLogout.ts';
import { useRoleName } from '../../shared/hooks/useRoleName.ts';
import { useSession } from '../../shared/app/useSession.ts';

/** The account in the drawer: sign-in and sign-up links, or the user and the dashboard. */
export function DrawerAccount() {
  const session = useSession();
  const roleName = useRoleName();
  const logout = useLogout();
  if (!session)
    return (
      <Stack gap="s4">
        <ButtonLink href={paths.login.to()} tone="primary" icon="log-in" fullWidth>
          <Trans>Log in</Trans>
        </ButtonLink>
        <ButtonLink href={paths.signup.to()} variant="outline" icon="user-plus" fullWidth>
          <Trans>Create account</Trans>
        </ButtonLink>
      </Stack>
    );
  const { name, role, image_small: image } = session.data;
  return (
    <Stack gap="s4">
      <Inline gap="s4" wrap={false}>
        <Avatar name={name} src={image ? getStorageUrl(image) : null} size={40} />
        <Stack gap="s0">
          <Text strong lineClamp={1} dir={getTextDirection(name)} align="parent">
            <Bidi>{name}</Bidi>
          </Text>
          <Text size="small" tone="muted">
            {roleName(role)}
          </Text>
        </Stack>
      </Inline>
      <ButtonLink href={defaultSignedInPath} tone="primary" icon="layout-dashboard" fullWidth>
        <Trans>Dashboard</Trans>
      </ButtonLink>
      <Button variant="outline" icon="log-out" fullWidth onPress={logout}>
        <Trans>Log out</Trans>
      </Button>
    </Stack>
  );
}
