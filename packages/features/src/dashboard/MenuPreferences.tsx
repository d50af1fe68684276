import { LanguageToggle } from '@fanous/ui/actions/LanguageToggle';
import { ThemeToggle } from '@fanous/ui/actions/ThemeToggle';
import { Inline } from '@fanous/ui/layout/Inline';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../shared/app.ts';
import { chooseLanguage } from '../shared/preferences.ts';
import { useTheme } from '../shared/useTheme.ts';

/** Language and theme, at the foot of the menu. A narrow menu has room for icons alone, and a language is a word. */
export function MenuPreferences({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useLingui();
  const { language } = useApp();
  const [theme, chooseTheme] = useTheme();
  return (
    <Inline justify="between" wrap={false}>
      {!isNarrow && <LanguageToggle language={language} onChange={chooseLanguage} />}
      <ThemeToggle
        label={t`Dark mode`}
        isDark={theme === 'dark'}
        onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
      />
    </Inline>
  );
}
