import { Bidi } from '@fanous/ui/intl/Bidi';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useItemKindLabels } from './courseItems.ts';
import type { CourseItem } from './unitsDraft.ts';

/** What stands in no unit, so that nothing is forgotten. */
export function OtherItems({ items }: { items: readonly CourseItem[] }) {
  const { t } = useLingui();
  const kindLabels = useItemKindLabels();
  return (
    <Stack gap="s4">
      <Heading level={2} size="h3">{t`In no unit`}</Heading>
      <Text tone="muted">
        {items.length === 0 ? (
          <Trans>Everything in the course is in a unit.</Trans>
        ) : (
          <Trans>The course page shows this after the units.</Trans>
        )}
      </Text>
      {items.length > 0 && (
        <Stack as="ul" gap="s3">
          {items.map(({ key, kind, title }) => (
            <Stack as="li" key={key} gap="s1">
              <Text>
                <Bidi>{title}</Bidi>
              </Text>
              <Text size="small" tone="muted">
                {kindLabels[kind]}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
