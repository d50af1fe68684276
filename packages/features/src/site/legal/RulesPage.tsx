import { useFormat } from '@fanous/ui/intl/useFormat';
import { LongText } from '@fanous/ui/layout/LongText';
import { useLingui } from '@lingui/react/macro';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { usagePolicyChangedAt } from './changeDates.ts';
import { useUsagePolicySections } from './useUsagePolicySections.ts';

/** The usage policy (spec §1). */
export function RulesPage() {
  const { t } = useLingui();
  const format = useFormat();
  const date = format.date(usagePolicyChangedAt);
  return (
    <>
      <PageMetaTags title={t`Usage policy`} />
      <LongText
        title={t`Usage policy`}
        lastUpdated={t`Last changed on ${date}`}
        description={t`What you may expect of Fanous, and what we ask of everyone who studies or teaches on it. We have kept it short so that it can be read to the end.`}
        contentsLabel={t`Contents`}
        sections={useUsagePolicySections()}
      />
    </>
  );
}
