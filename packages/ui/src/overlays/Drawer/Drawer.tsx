import type { MouseEvent, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useUiString } from '../../intl/strings.ts';
import { scrim } from '../modal/modal.css.ts';
import { useScrollbarSpace } from '../modal/useScrollbarSpace.ts';
import { body, close, content, footer as footerStyle, header as headerStyle, panel } from './Drawer.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../matchOpenerTheme.ts';

export interface DrawerProps extends RootElementProps {
  isOpen: boolean;
  /** Called by the close button, Escape, a press outside, and a click on a link inside. */
  onClose: () => void;
  /** The accessible name: «القائمة الجانبية». Give the button that opens it `aria-expanded`. */
  label: string;
  /** Content in the first line, opposite the close button: the logo. */
  header?: ReactNode;
  children: ReactNode;
  /** Stays in view at the bottom. */
  footer?: ReactNode;
}

/** A menu of 280 px that slides in from the inline start. */
export function Drawer({ isOpen, onClose, label, header, children, footer, ...rootProps }: DrawerProps) {
  useScrollbarSpace(isOpen);
  const getUiString = useUiString();
  const handleLinkClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isPlain && (event.target as Element).closest('a[href]:not([target="_blank"], [download])')) onClose();
  };
  return (
    <ModalOverlay
      ref={matchOpenerTheme}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className={scrim({ layer: 'drawer' })}
    >
      <Modal className={panel}>
        <Dialog {...rootProps} aria-label={label} className={content} onClickCapture={handleLinkClick}>
          <span className={close}>
            <IconButton icon="x" label={getUiString('close')} onPress={onClose} autoFocus />
          </span>
          {header && <div className={headerStyle}>{header}</div>}
          <div className={body}>{children}</div>
          {footer && <div className={footerStyle}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
