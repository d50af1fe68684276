import { useFormat } from '@fanous/ui/intl/useFormat';
import { LongText } from '@fanous/ui/layout/LongText';
import { useLingui } from '@lingui/react/macro';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { privacyChangedAt } from './changeDates.ts';
import { usePrivacySections } from './usePrivacySections.ts';

/** The privacy policy (spec §1). */
export function PrivacyPage() {
  const { t } = useLingui();
  const format = useFormat();
  const date = format.date(privacyChangedAt);
  return (
    <>
      <PageMetaTags title={t`Privacy policy`} />
      <LongText
        title={t`Privacy policy`}
        lastUpdated={t`Last changed on ${date}`}
        description={t`We ask for as little as a lesson needs. This page says what we keep, why, for how long, and how to see it, correct it or have it deleted.`}
        contentsLabel={t`Contents`}
        sections={usePrivacySections()}
      />
    </>
  );
}
