import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

type Words = Record<'open' | 'describe' | 'describeText' | 'save' | 'welcome' | 'ok', string>;

/** A dialog and its result: the notice opens just after the dialog is removed, as a lazily loaded one may. */
export function LateNotice({ labels }: { labels: Words }) {
  const [isOpen, setOpen] = useState(false);
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const save = () => {
    setOpen(false);
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      flushSync(() => setNoticeOpen(true));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{labels.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={labels.describe}
        actions={<Button onPress={save}>{labels.save}</Button>}
      >
        {labels.describeText}
      </Dialog>
      <NoticeDialog
        isOpen={isNoticeOpen}
        tone="success"
        title={labels.welcome}
        buttonLabel={labels.ok}
        onClose={() => setNoticeOpen(false)}
      />
    </>
  );
}
