import { Logo } from '@fanous/ui/media/Logo';
import { Splash, type SplashProps } from '@fanous/ui/navigation/Splash';
import { useLingui } from '@lingui/react/macro';

/** The intro, once per browser session (decision 20). The page is rendered under it. */
export function HomeSplash({ startedAt, onDone }: Pick<SplashProps, 'startedAt' | 'onDone'>) {
  const { t } = useLingui();
  return <Splash logo={<Logo size="hero" />} skipLabel={t`Skip intro`} startedAt={startedAt} onDone={onDone} />;
}
