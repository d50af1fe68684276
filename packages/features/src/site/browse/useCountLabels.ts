import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Labels with a count, in the plural forms of the language. */
export function useCountLabels() {
  const { t } = useLingui();
  return {
    courses: (count: number) => t`${plural(count, { one: '# course', other: '# courses' })}`,
    subCategories: (count: number) => t`${plural(count, { one: '# sub-category', other: '# sub-categories' })}`,
    subscribers: (count: number) => t`${plural(count, { one: '# subscriber', other: '# subscribers' })}`,
  };
}
