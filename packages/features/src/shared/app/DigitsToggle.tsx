import { Button } from '@fanous/ui/actions/Button';
import { getLocaleTag } from '@fanous/ui/intl/digits';
import { createFormat } from '@fanous/ui/intl/format';
import { useLingui } from '@lingui/react/macro';
import { useApp } from './app.ts';
import { setDigitsAndReload } from './preferences.ts';

/** Switches between Arabic and Latin digits. English pages have Latin digits only, and no toggle. */
export function DigitsToggle() {
  const { t } = useLingui();
  const { language, digits } = useApp();
  if (language === 'en') return null;
  const other = digits === 'latn' ? 'arab' : 'latn';
  const sample = createFormat(getLocaleTag(language, other)).number(123);
  return (
    <Button variant="quiet" aria-label={t`Digits style: ${sample}`} onPress={() => setDigitsAndReload(other)}>
      {sample}
    </Button>
  );
}
