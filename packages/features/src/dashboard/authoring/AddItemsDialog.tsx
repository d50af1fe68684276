import { Button } from '@fanous/ui/actions/Button';
import { CheckboxGroup } from '@fanous/ui/forms/CheckboxGroup';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useItemKindLabels } from './courseItems.ts';
import type { CourseItem } from './unitsDraft.ts';

interface AddItemsDialogProps {
  /** The items that stand in no unit. */
  items: readonly CourseItem[];
  onAdd: (itemKeys: string[]) => void;
  onClose: () => void;
}

/** Chooses items to add at the end of a unit. */
export function AddItemsDialog({ items, onAdd, onClose }: AddItemsDialogProps) {
  const { t } = useLingui();
  const { optionalLabel } = useSharedFormTexts();
  const kindLabels = useItemKindLabels();
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <Dialog
      isOpen
      title={t`Add content to the unit`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {/* In the order of the course, whatever the order of the choice. */}
          <Button
            tone="primary"
            isDisabled={selected.length === 0}
            onPress={() => onAdd(items.map(({ key }) => key).filter((key) => selected.includes(key)))}
          >
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label={t`In no unit`}
        optionalLabel={optionalLabel}
        selectAllLabel={t`Everything`}
        options={items.map(({ key, kind, title }) => ({ value: key, label: title, description: kindLabels[kind] }))}
        value={selected}
        onChange={setSelected}
      />
    </Dialog>
  );
}
