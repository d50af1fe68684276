import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useUiString } from '../../intl/strings.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { actions as actionsStyle, header, title as titleStyle } from '../modal/modal.css.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { ScrollableBody } from '../modal/ScrollableBody.tsx';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface DialogProps extends RootElementProps {
  isOpen: boolean;
  /** Called by the close button, Escape, and a press outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons; the main action comes last. */
  actions?: ReactNode;
  /** Maximum width: 460, 560 or 800 px. */
  size?: 'small' | 'medium' | 'large';
  /** False ignores a press outside, so that a form is not lost; Escape and the button still close it. */
  isDismissable?: boolean;
}

/**
 * A modal dialog: a short form, a long description. To ask before deleting use `ConfirmDialog`; to show a result use
 * `NoticeDialog`; for content with its own address use a page.
 */
export function Dialog({ isOpen, onClose, title, children, actions, size = 'medium', ...props }: DialogProps) {
  const { isDismissable = true, ...rootProps } = props;
  const getUiString = useUiString();
  return (
    <ModalFrame {...rootProps} isOpen={isOpen} onClose={onClose} size={size} isDismissable={isDismissable}>
      <div className={header}>
        <Heading slot="title" className={addFullTashkeelClass(titleStyle, title)}>
          {title}
        </Heading>
        <IconButton icon="x" label={getUiString('close')} onPress={onClose} />
      </div>
      <ScrollableBody>{children}</ScrollableBody>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </ModalFrame>
  );
}
