import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

type Words = Record<'open' | 'describe' | 'describeText' | 'save' | 'welcome' | 'ok', string>;

/** A dialog, and what came of it: the notice opens in the very moment in which the dialog is gone, as one whose code comes late may. */
export function LateNotice({ say }: { say: Words }) {
  const [isOpen, setOpen] = useState(false);
  const [isSaid, setSaid] = useState(false);
  const save = () => {
    setOpen(false);
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) return;
      watcher.disconnect();
      flushSync(() => setSaid(true));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={say.describe}
        actions={<Button onPress={save}>{say.save}</Button>}
      >
        {say.describeText}
      </Dialog>
      <NoticeDialog
        isOpen={isSaid}
        tone="success"
        title={say.welcome}
        buttonLabel={say.ok}
        onClose={() => setSaid(false)}
      />
    </>
  );
}
