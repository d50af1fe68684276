import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { LanguageToggle } from '@fanous/ui/actions/LanguageToggle';
import { Link } from '@fanous/ui/actions/Link';
import { ThemeToggle } from '@fanous/ui/actions/ThemeToggle';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Container } from '@fanous/ui/layout/Container';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Logo } from '@fanous/ui/media/Logo';
import { SideMenu } from '@fanous/ui/navigation/SideMenu';
import { Drawer } from '@fanous/ui/overlays/Drawer';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { DigitsToggle } from '../../shared/app/DigitsToggle.tsx';
import { setLanguageAndReload } from '../../shared/app/preferences.ts';
import { useTheme } from '../../shared/app/useTheme.ts';
import { DrawerAccount } from './DrawerAccount.tsx';
import { useSiteNavItems } from './useSiteNavItems.ts';

const icons = ['house', 'book-open', 'layout-grid'] as const;

interface SideDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The side menu of narrow screens (spec §2): account, navigation, app and preferences. */
export function SideDrawer({ isOpen, onClose }: SideDrawerProps) {
  const { t } = useLingui();
  const { language } = useApp();
  const [theme, chooseTheme] = useTheme();
  const nav = useSiteNavItems();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={t`Side menu`}
      header={
        <Link href={paths.home.to()} variant="plain">
          <Logo />
        </Link>
      }
      footer={
        <Stack gap="s4">
          <AppDownload />
          <Inline gap="s2" justify="between">
            <LanguageToggle currentLanguage={language} onChange={setLanguageAndReload} />
            <Inline gap="s2">
              <DigitsToggle />
              <ThemeToggle
                label={t`Dark mode`}
                isDark={theme === 'dark'}
                onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
              />
            </Inline>
          </Inline>
        </Stack>
      }
    >
      <Stack gap="s6">
        <Container>
          <DrawerAccount />
        </Container>
        <SideMenu
          label={t`Main navigation`}
          items={nav.map(({ href, label, isCurrent }, at) => ({
            href,
            label,
            isCurrent,
            icon: icons[at] ?? 'layout-grid',
          }))}
        />
      </Stack>
    </Drawer>
  );
}

/** The link to the mobile app, a file on another site (spec §1). */
function AppDownload() {
  const { api } = useApp();
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useQuery(getSettingsQuery(api));
  if (!data?.app_download) return null;
  const { url, size } = data.app_download;
  return (
    <Stack gap="s1">
      <Link href={url} isExternal variant="standalone" icon="smartphone">
        <Trans>Download the app</Trans>
      </Link>
      <Text size="caption" tone="muted">
        {size === null ? t`A file on another site` : t`A file on another site, ${format.fileSize(size)}`}
      </Text>
    </Stack>
  );
}
