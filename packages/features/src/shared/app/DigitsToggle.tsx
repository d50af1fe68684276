import { Button } from '@fanous/ui/actions/Button';
import { localeTag } from '@fanous/ui/intl/digits';
import { createFormat } from '@fanous/ui/intl/format';
import { useLingui } from '@lingui/react/macro';
import { useApp } from './app.ts';
import { setDigitsAndReload } from './preferences.ts';

/** Changes to the other kind of digits, and shows them: an English page has one kind only. */
export function DigitsToggle() {
  const { t } = useLingui();
  const { language, digits } = useApp();
  if (language === 'en') return null;
  const other = digits === 'latn' ? 'arab' : 'latn';
  const sample = createFormat(localeTag(language, other)).number(123);
  return (
    <Button variant="quiet" aria-label={t`Digits style: ${sample}`} onPress={() => setDigitsAndReload(other)}>
      {sample}
    </Button>
  );
}
