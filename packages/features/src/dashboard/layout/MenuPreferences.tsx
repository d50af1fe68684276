import { LanguageToggle } from '@fanous/ui/actions/LanguageToggle';
import { ThemeToggle } from '@fanous/ui/actions/ThemeToggle';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { DigitsToggle } from '../../shared/app/DigitsToggle.tsx';
import { setLanguageAndReload } from '../../shared/app/preferences.ts';
import { useTheme } from '../../shared/app/useTheme.ts';

/** Language, digits and theme in the menu footer. A collapsed menu has room for icons only, so digits are left out. */
export function MenuPreferences({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { t } = useLingui();
  const { language } = useApp();
  const [theme, chooseTheme] = useTheme();
  const themeToggle = (
    <ThemeToggle
      label={t`Dark mode`}
      isDark={theme === 'dark'}
      onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
    />
  );
  return isCollapsed ? (
    <Stack gap="s2">
      <LanguageToggle currentLanguage={language} onChange={setLanguageAndReload} isIconOnly />
      {themeToggle}
    </Stack>
  ) : (
    <Inline justify="between" gap="s2">
      <LanguageToggle currentLanguage={language} onChange={setLanguageAndReload} />
      <DigitsToggle />
      {themeToggle}
    </Inline>
  );
}
