import { type ReactNode, useId, useRef } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useUiString } from '../../intl/strings.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { button, closeButton, link, notice, patch, text, title as titleStyle } from './NoticeDialog.css.ts';
import { useSelfClosing } from './useSelfClosing.ts';

export interface NoticeDialogProps {
  isOpen: boolean;
  tone: 'success' | 'error' | 'info';
  title: ReactNode;
  children?: ReactNode;
  /** What comes next: «إعادة المحاولة», «حسنًا», «الذهاب إلى الصفحة الرئيسية». */
  buttonLabel: string;
  /** What the button does once the dialog closes, such as sending again. Escape and the close button only close. */
  onPress?: (() => void) | undefined;
  /** Another way on, beside the button: «إضافة أول فيديو». The dialog waits for the choice. */
  nextStep?: { label: string; href: string } | undefined;
  /** Called however it is closed. */
  onClose: () => void;
}

const icons: Record<NoticeDialogProps['tone'], IconName> = { success: 'check', error: 'x', info: 'info' };

/**
 * Tells how something ended. Errors stay until closed. Successes close by any key, an outside press or after 3 s, unless
 * there is a `nextStep`.
 */
export function NoticeDialog({ isOpen, tone, onClose, ...content }: NoticeDialogProps) {
  const id = useId();
  const isChoice = tone === 'error' && content.onPress !== undefined;
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      role={tone === 'success' ? 'dialog' : 'alertdialog'}
      size="small"
      isDismissable={tone === 'success' || isChoice}
      aria-describedby={content.children ? id : undefined}
    >
      <NoticeContent {...content} id={id} tone={tone} isChoice={isChoice} onClose={onClose} />
    </ModalFrame>
  );
}

interface NoticeContentProps extends Omit<NoticeDialogProps, 'isOpen'> {
  id: string;
  /** Its button does something that one may not want. */
  isChoice: boolean;
}

/** What is in the dialog; it is there as long as the dialog is open. */
function NoticeContent(props: NoticeContentProps) {
  const { id, tone, title, children, buttonLabel, isChoice, onPress, nextStep, onClose } = props;
  const say = useUiString();
  const content = useRef<HTMLDivElement>(null);
  useSelfClosing(content, onClose, tone === 'success' && !nextStep);
  const press = () => {
    onPress?.();
    onClose();
  };
  return (
    <div ref={content} className={notice}>
      {isChoice && (
        <div className={closeButton}>
          <IconButton icon="x" label={say('close')} onPress={onClose} />
        </div>
      )}
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
        <Button {...(nextStep ? { variant: 'outline' } : { tone: 'primary' })} fullWidth autoFocus onPress={press}>
          {buttonLabel}
        </Button>
      </div>
      {nextStep && (
        <div className={link}>
          <ButtonLink href={nextStep.href} tone="primary" fullWidth onClick={onClose}>
            {nextStep.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
