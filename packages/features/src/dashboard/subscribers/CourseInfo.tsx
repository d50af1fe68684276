import type { Schema } from '@fanous/api-client/client';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface CourseInfoProps {
  course: Pick<Schema<'CourseCard'>, 'name' | 'price' | 'users_count'>;
}

/** The course of a form: name, price and number of subscribers. */
export function CourseInfo({ course: { name, price, users_count: count } }: CourseInfoProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Stack gap="s2">
      <Text strong>
        <Bidi>{name}</Bidi>
      </Text>
      <Text tone="muted">
        {format.price(price)} ·{' '}
        {t`${plural(count, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`}
      </Text>
    </Stack>
  );
}
