import { Button } from '@fanous/ui/actions/Button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { addSummary } from '../lateParts.ts';
import { useLateDialog } from '../shared/useLateDialog.ts';

/** The button that adds a summary. */
export function AddSummary({ courseId }: { courseId: number }) {
  const { load } = useLateDialog(addSummary);
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);

  const open = async () => {
    const isLoaded = await load(async () => true);
    if (!isLoaded) return;
    setOpen(true);
    setTimes((before) => before + 1);
  };
  return (
    <>
      <Button variant="outline" icon="plus" onPress={() => void open()}>
        <Trans>Add summary</Trans>
      </Button>
      {/* Each time it begins with what is kept on the device. */}
      {times > 0 && (
        <addSummary.dialog.Component key={times} courseId={courseId} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
