import { type ReactNode, useId } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { actions, body } from '../modal/modal.css.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { error, errorIcon, title as titleStyle } from './ConfirmDialog.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface ConfirmDialogProps extends RootElementProps {
  isOpen: boolean;
  /** The action: «حذف الدورة». */
  title: ReactNode;
  /** Names the item and what is deleted with it. */
  children: ReactNode;
  /** A field to fill in first, such as the name of the item. `onConfirm` validates it. */
  field?: ReactNode;
  /** The action again, never «نعم». */
  confirmLabel: string;
  cancelLabel: string;
  /** Label of the button while pending: «جارٍ الحذف». */
  pendingLabel: string;
  /** Not called again until the returned promise settles. */
  onConfirm: () => void | Promise<void>;
  /** Called by Cancel and Escape; a press outside does nothing. */
  onClose: () => void;
  /** True while the action runs; nothing closes the dialog. */
  isPending?: boolean;
  /** Why the action failed; both buttons stay. */
  errorMessage?: string | undefined;
  tone?: 'danger' | 'primary';
}

/** Asks before something is deleted. Cancel has the focus, so that Enter and Escape delete nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isPending = false, tone = 'danger' } = props;
  const id = useId();
  return (
    <ModalFrame
      {...pickRootProps(props)}
      isOpen={props.isOpen}
      onClose={props.onClose}
      role="alertdialog"
      size="small"
      isLocked={isPending}
      aria-describedby={id}
    >
      <Heading slot="title" className={addFullTashkeelClass(titleStyle, props.title)}>
        {props.title}
      </Heading>
      <div id={id} className={body}>
        {props.children}
      </div>
      {props.field && <div className={body}>{props.field}</div>}
      <div role="alert">
        {props.errorMessage && !isPending && (
          <p className={error}>
            <span className={errorIcon}>
              <Icon name="circle-alert" />
            </span>
            {props.errorMessage}
          </p>
        )}
      </div>
      <div className={actions}>
        <Button variant="outline" autoFocus isDisabled={isPending} onPress={props.onClose}>
          {props.cancelLabel}
        </Button>
        <Button tone={tone} isPending={isPending} pendingLabel={props.pendingLabel} onPress={() => props.onConfirm()}>
          {props.confirmLabel}
        </Button>
      </div>
    </ModalFrame>
  );
}
