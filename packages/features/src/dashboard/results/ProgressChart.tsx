import { Card } from '@fanous/ui/layout/Card';
import { Chart } from '@fanous/ui/data/Chart';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { toProgressSteps } from './progressSteps.ts';
import type { QuizResult } from './results.api.ts';

/** A chart of the marks of the user over time. Needs at least two marks. */
export function ProgressChart({ results }: { results: readonly QuizResult[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const steps = toProgressSteps(results);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const formatPercent = (value: number) => format.percent(value / 100);
  const [from, to] = [formatPercent(first.value), formatPercent(last.value)];
  return (
    <Card>
      <Chart
        kind="line"
        title={t`Your marks over time`}
        summary={t`From ${from} in the first quiz to ${to} in the last`}
        data={steps.map(({ label, value }, at) => ({ label, value, axisLabel: format.number(at + 1) }))}
        labelHeader={t`Quiz name`}
        valueHeader={t`Mark`}
        formatValue={formatPercent}
        tableLabel={t`Show as a table`}
        chartLabel={t`Show as a chart`}
        empty={null}
      />
    </Card>
  );
}
