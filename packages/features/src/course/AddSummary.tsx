import { Button } from '@fanous/ui/actions/Button';
import { whenIdle } from '@fanous/ui/layout/whenIdle';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addSummary } from '../lateParts.ts';
import { useApp } from '../shared/app.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useToast } from '../shared/useToast.ts';

/** The button that adds a summary. Its dialog is loaded when the browser is idle. */
export function AddSummary({ courseId }: { courseId: number }) {
  const { loadArea } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  useEffect(() => whenIdle(() => void loadDialog(loadArea).catch(() => {})), [loadArea]);

  const open = async () => {
    try {
      await loadDialog(loadArea);
      setOpen(true);
      setOpenCount((count) => count + 1);
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
  };
  return (
    <>
      <Button variant="outline" icon="plus" onPress={() => void open()}>
        <Trans>Add summary</Trans>
      </Button>
      {/* The key resets the form each time; it then restores the draft of this device. */}
      {openCount > 0 && (
        <addSummary.dialog.Component
          key={openCount}
          courseId={courseId}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const loadDialog = (loadArea: (area: string) => Promise<void>) =>
  Promise.all([loadArea(addSummary.area), addSummary.dialog.preload()]);
