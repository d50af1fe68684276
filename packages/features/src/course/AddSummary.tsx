import { Button } from '@fanous/ui/actions/Button';
import { whenIdle } from '@fanous/ui/utils/whenIdle';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addSummary } from '../lateParts.ts';
import { useApp } from '../shared/app.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useToast } from '../shared/useToast.ts';

/** The button that adds a summary; what it opens comes when the page has nothing better to do. */
export function AddSummary({ courseId }: { courseId: number }) {
  const { loadArea } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const [isThere, setThere] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => whenIdle(() => void bring(loadArea).catch(() => {})), [loadArea]);

  const open = async () => {
    try {
      await bring(loadArea);
      setThere(true);
      setOpen(true);
      setTimes((before) => before + 1);
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
  };
  return (
    <>
      <Button variant="outline" icon="plus" onPress={() => void open()}>
        <Trans>Add summary</Trans>
      </Button>
      {/* Each time it begins with what is kept on the device. */}
      {isThere && (
        <addSummary.dialog.Component key={times} courseId={courseId} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const bring = (loadArea: (area: string) => Promise<void>) =>
  Promise.all([loadArea(addSummary.area), addSummary.dialog.preload()]);
