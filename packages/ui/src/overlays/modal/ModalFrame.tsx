import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { dialog, scrim, dialogPanel } from './modal.css.ts';
import { ReturnFocus } from './ReturnFocus.tsx';
import { useScrollbarSpace } from './useScrollbarSpace.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../matchOpenerTheme.ts';

interface ModalFrameProps extends RootElementProps {
  isOpen: boolean;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  size: 'small' | 'medium' | 'large' | 'palette';
  /** A press outside the panel closes it. */
  isDismissable?: boolean;
  /** Nothing closes it, because a request is running. */
  isLocked?: boolean;
  'aria-describedby'?: string | undefined;
  children: ReactNode;
}

/** Shared by all dialogs: the scrim, the panel, focus containment and focus return. */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen, onClose, role, size, isDismissable = false, isLocked = false, children, ...rest } = props;
  useScrollbarSpace(isOpen);
  return (
    <ModalOverlay
      ref={matchOpenerTheme}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={scrim({ layer: 'dialog' })}
    >
      <Modal className={dialogPanel({ size })}>
        <Dialog {...rest} role={role} className={dialog}>
          <ReturnFocus />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
