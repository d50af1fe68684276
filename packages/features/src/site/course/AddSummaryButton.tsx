import { Button } from '@fanous/ui/actions/Button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { addSummaryDialogWithArea } from '../../lazyDialogs.ts';
import { useLazyDialog } from '../../shared/lazy/useLazyDialog.ts';
import type { Course } from './courseAccess.ts';
import { getVideoTitles } from './videoTitles.ts';

/** The button that adds a summary. Its dialog is loaded when the browser is idle. */
export function AddSummaryButton({ course }: { course: Course }) {
  const { load } = useLazyDialog(addSummaryDialogWithArea);
  const [isOpen, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);

  const open = async () => {
    const isLoaded = await load();
    if (!isLoaded) return;
    setOpen(true);
    setOpenCount((count) => count + 1);
  };
  return (
    <>
      <Button variant="outline" icon="plus" onPress={() => void open()}>
        <Trans>Add summary</Trans>
      </Button>
      {/* The key resets the form each time; it then restores the draft of this device. */}
      {openCount > 0 && (
        <addSummaryDialogWithArea.dialog.Component
          key={openCount}
          courseId={course.id}
          lessons={getVideoTitles(course)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
