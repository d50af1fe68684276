import { IconButton } from '@fanous/ui/actions/IconButton';
import { useReportChange } from '@fanous/ui/forms/useReportChange';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Surface } from '@fanous/ui/layout/Surface';
import { useLingui } from '@lingui/react/macro';

interface SelectedItemListProps {
  /** The field name in a form. Leave it out outside a form. */
  name?: string;
  /** «الدورات المختارة» */
  label: string;
  items: readonly { id: number; name: string }[];
  onRemove: (id: number) => void;
}

/** The picked items, each with a remove button. */
export function SelectedItemList({ name, label, items: picked, onRemove }: SelectedItemListProps) {
  const { t } = useLingui();
  useReportChange(picked.length);
  if (picked.length === 0) return null;
  return (
    <Surface>
      <Stack as="ul" gap="s2" aria-label={label}>
        {picked.map((item) => (
          <li key={item.id}>
            {name && <input type="hidden" name={name} value={item.id} />}
            <Inline justify="between" wrap={false}>
              <Bidi>{item.name}</Bidi>
              <IconButton
                icon="x"
                size="dense"
                label={t({ message: `Remove ${item.name}`, context: 'choice' })}
                onPress={() => onRemove(item.id)}
              />
            </Inline>
          </li>
        ))}
      </Stack>
    </Surface>
  );
}
