import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** «أكملت 3 من 8 دروس» */
export function useDoneLabel(): (doneCount: number, all: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (doneCount, all) => {
    const done = format.number(doneCount);
    return t`${done} of ${plural(all, { one: '# lesson', other: '# lessons' })} done`;
  };
}
