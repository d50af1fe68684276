import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { LanguageToggle } from '@fanous/ui/actions/LanguageToggle';
import { ThemeToggle } from '@fanous/ui/actions/ThemeToggle';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { DigitsToggle } from '../../shared/app/DigitsToggle.tsx';
import { setLanguageAndReload } from '../../shared/app/preferences.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { useTheme } from '../../shared/app/useTheme.ts';

/** Language, digits, theme and sign-up. Narrow screens have them in the drawer. */
export function HeaderTools() {
  const { t } = useLingui();
  const { language } = useApp();
  const [theme, chooseTheme] = useTheme();
  const session = useSession();
  return (
    <>
      <LanguageToggle currentLanguage={language} onChange={setLanguageAndReload} />
      <DigitsToggle />
      <ThemeToggle
        label={t`Dark mode`}
        isDark={theme === 'dark'}
        onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
      />
      {!session && (
        <SignedOutOnly whenSignedIn="collapse">
          <ButtonLink href={paths.signup.to()} tone="primary">
            <Trans>Create account</Trans>
          </ButtonLink>
        </SignedOutOnly>
      )}
    </>
  );
}
