import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useUiString } from '../../intl/strings.ts';
import { actions as actionsStyle, header, title as titleStyle } from '../modal/modal.css.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { ScrollingBody } from '../modal/ScrollingBody.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Called by the close button, Escape, and a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the action last. */
  actions?: ReactNode;
  /** 460, 560 and 800 px at most. */
  size?: 'small' | 'medium' | 'large';
  /** False keeps a form from being lost to a press beside the dialog; Escape and the button still close it. */
  isDismissable?: boolean;
}

/**
 * Holds something that needs attention before the page goes on: a short form, a long description. Ask yes or no with
 * `ConfirmDialog`, tell how something ended with `NoticeDialog`; what has an address is a page.
 */
export function Dialog({ isOpen, onClose, title, children, actions, size = 'medium', ...rest }: DialogProps) {
  const say = useUiString();
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} size={size} isDismissable={rest.isDismissable ?? true}>
      <div className={header}>
        <Heading slot="title" className={titleStyle}>
          {title}
        </Heading>
        <IconButton icon="x" label={say('close')} onPress={onClose} />
      </div>
      <ScrollingBody>{children}</ScrollingBody>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </ModalFrame>
  );
}
