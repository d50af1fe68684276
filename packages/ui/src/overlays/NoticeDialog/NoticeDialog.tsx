import { type ReactNode, useId } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { button, notice, patch, text, title as titleStyle } from './NoticeDialog.css.ts';

export interface NoticeDialogProps {
  isOpen: boolean;
  tone: 'success' | 'error' | 'info';
  title: ReactNode;
  children?: ReactNode;
  /** What comes next: «إعادة المحاولة», «حسنًا», «الذهاب إلى الصفحة الرئيسية». */
  buttonLabel: string;
  /** What the button does besides closing, such as sending again. Escape only closes. */
  onPress?: (() => void) | undefined;
  /** Called by the button and by Escape alike. */
  onClose: () => void;
}

const icons: Record<NoticeDialogProps['tone'], IconName> = { success: 'check', error: 'x', info: 'info' };

/**
 * Tells how something ended and waits until it is read: it has one button, which has the focus, and never closes by
 * itself. What may be missed is a toast.
 */
export function NoticeDialog(props: NoticeDialogProps) {
  const { isOpen, tone, title, children, buttonLabel, onPress, onClose } = props;
  const id = useId();
  const press = () => {
    onPress?.();
    onClose();
  };
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      role={tone === 'success' ? 'dialog' : 'alertdialog'}
      size="small"
      aria-describedby={children ? id : undefined}
    >
      <div className={notice}>
        <span className={patch({ tone })}>
          <Icon name={icons[tone]} size={24} />
        </span>
        <Heading slot="title" className={titleStyle}>
          {title}
        </Heading>
        <div id={id} className={text}>
          {children}
        </div>
        <div className={button}>
          <Button tone="primary" fill autoFocus onPress={press}>
            {buttonLabel}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
}
