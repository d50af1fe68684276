import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { dialog, scrim, sheet } from './modal.css.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

interface ModalFrameProps {
  isOpen: boolean;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  size: 'small' | 'medium' | 'large';
  /** A press beside the sheet closes it. */
  isDismissable?: boolean;
  /** Nothing closes it: a call is under way that cannot be taken back. */
  isLocked?: boolean;
  'aria-describedby'?: string | undefined;
  children: ReactNode;
}

/** What all dialogs share: the scrim, the sheet, the focus that stays inside, the way back. */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen, onClose, role, size, isDismissable = false, isLocked = false, children } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={scrim({ holds: 'dialog' })}
    >
      <Modal className={sheet({ size })}>
        <Dialog role={role} aria-describedby={props['aria-describedby']} className={dialog}>
          <ReturnFocus />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
