import { type ReactNode, useId } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { actions, body } from '../modal/modal.css.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { failure, sign, title as titleStyle } from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The action: «حذف الدورة». */
  title: ReactNode;
  /** Names the thing and says what goes with it. */
  children: ReactNode;
  /** What has to be filled in first, such as the name of what is deleted. `onConfirm` checks it. */
  field?: ReactNode;
  /** The action again, never «نعم». */
  confirmLabel: string;
  cancelLabel: string;
  /** Said while the action is being done: «جارٍ الحذف». */
  pendingLabel: string;
  /** Until a promise that it returns is settled, it is not called again. */
  onConfirm: () => void | Promise<void>;
  /** Called by Cancel and by Escape; a press beside the dialog does nothing. */
  onClose: () => void;
  /** While true the action is under way and nothing closes the dialog. */
  isPending?: boolean;
  /** Why it failed; both buttons stay. */
  errorMessage?: string | undefined;
  tone?: 'danger' | 'primary';
}

/** Asks before something is destroyed. Cancel has the focus, so that Enter and Escape harm nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isPending = false, tone = 'danger' } = props;
  const id = useId();
  return (
    <ModalFrame
      isOpen={props.isOpen}
      onClose={props.onClose}
      role="alertdialog"
      size="small"
      isLocked={isPending}
      aria-describedby={id}
    >
      <Heading slot="title" className={titleStyle}>
        {props.title}
      </Heading>
      <div id={id} className={body}>
        {props.children}
      </div>
      {props.field && <div className={body}>{props.field}</div>}
      <div role="alert">
        {props.errorMessage && !isPending && (
          <p className={failure}>
            <span className={sign}>
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
