import { Button } from '@fanous/ui/actions/Button';
import { SortableList } from '@fanous/ui/forms/SortableList';
import { TextField } from '@fanous/ui/forms/TextField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Card } from '@fanous/ui/layout/Card';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useItemKindLabels } from './courseItems.ts';
import type { CourseItem, DraftUnit } from './unitsDraft.ts';
import { useSortableLabels } from './useSortableLabels.ts';

interface UnitFieldsProps {
  unit: DraftUnit;
  /** Its place among the units, from 0. */
  index: number;
  /** All items of the course. */
  items: ReadonlyMap<string, CourseItem>;
  otherUnits: readonly { key: string; title: string }[];
  /** Whether the course has items that stand in no unit. */
  canAddItems: boolean;
  isDisabled: boolean;
  onChange: (changes: Partial<Omit<DraftUnit, 'key'>>) => void;
  /** Without a target the item is outside of units. */
  onMoveItem: (itemKey: string, targetKey: string | undefined) => void;
  onAddItems: () => void;
  onDelete: () => void;
}

/** One unit: its title, its items in their order, and what can be done with them. */
export function UnitFields(props: UnitFieldsProps) {
  const { unit, index, items, otherUnits, canAddItems, isDisabled, onChange, onMoveItem, onAddItems, onDelete } = props;
  const { t } = useLingui();
  const { announcements } = useApp();
  const format = useFormat();
  const { name_max } = useFieldLimits();
  const formTexts = useSharedFormTexts();
  const sortableLabels = useSortableLabels();
  const kindLabels = useItemKindLabels();
  const addButton = useRef<HTMLButtonElement>(null);
  const number = format.number(index + 1);
  const label = t`Title of unit ${number}`;
  const shownItems = unit.itemKeys.flatMap((key) => items.get(key) ?? []);

  const move = (item: CourseItem, target: { key: string; title: string } | undefined) => {
    const { title } = item;
    const targetTitle = target?.title;
    announcements.emit(
      targetTitle === undefined ? t`${title} is now in no unit` : t`${title} is now in ${targetTitle}`,
    );
    // The row and its menu are gone.
    addButton.current?.focus();
    onMoveItem(item.key, target?.key);
  };

  return (
    <Card padding="s5">
      <Stack gap="s5">
        <TextField
          name={`units.${index}.title`}
          label={label}
          value={unit.title}
          onChange={(title) => onChange({ title })}
          autoComplete="off"
          maxLength={name_max}
          autoFocus={unit.key.startsWith('new')}
          {...formTexts.getRequiredProps(label)}
        />
        {shownItems.length === 0 ? (
          <Text tone="muted">
            <Trans>Nothing is in this unit yet. Students do not see it while it is empty.</Trans>
          </Text>
        ) : (
          <SortableList
            label={t`Content of unit ${number}`}
            items={shownItems.map(({ key, title, kind }) => ({ id: key, title, description: kindLabels[kind] }))}
            onReorder={(itemKeys) => onChange({ itemKeys })}
            isDisabled={isDisabled}
            labels={sortableLabels}
            getMenuEntries={(key) => {
              const item = items.get(key);
              if (!item) return [];
              return [
                ...(otherUnits.length > 0
                  ? [
                      {
                        id: 'unit',
                        label: t`Move to another unit`,
                        icon: 'folder-open' as const,
                        items: otherUnits.map((other) => ({
                          id: other.key,
                          label: other.title,
                          nameInLabel: other.title,
                          onAction: () => move(item, other),
                        })),
                      },
                    ]
                  : []),
                {
                  id: 'remove',
                  label: t`Take out of the unit`,
                  icon: 'minus' as const,
                  onAction: () => move(item, undefined),
                },
              ];
            }}
          />
        )}
        <Inline gap="s3">
          <Button
            ref={addButton}
            variant="outline"
            icon="plus"
            isDisabled={isDisabled}
            onPress={canAddItems ? onAddItems : () => announcements.emit(t`Everything in the course is in a unit.`)}
          >
            <Trans>Add content</Trans>
          </Button>
          <Button variant="quiet" tone="danger" icon="trash" isDisabled={isDisabled} onPress={onDelete}>
            <Trans>Delete unit</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
