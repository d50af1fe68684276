import { type ReactNode, useId, useRef } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useUiString } from '../../intl/strings.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { button, closeButton, link, root, iconBadge, text, title as titleStyle } from './NoticeDialog.css.ts';
import { useCloseOnKeyOrTimeout } from './useCloseOnKeyOrTimeout.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface NoticeDialogProps extends RootElementProps {
  isOpen: boolean;
  tone: 'success' | 'danger' | 'info';
  title: ReactNode;
  children?: ReactNode;
  /** Label of the button: «إعادة المحاولة», «حسنًا», «الذهاب إلى الصفحة الرئيسية». */
  buttonLabel: string;
  /** Called by the button, such as a retry. Escape and the close button only close the dialog. */
  onPress?: (() => void) | undefined;
  /** A second action as a link: «إضافة أول فيديو». The dialog then waits for the choice. */
  nextStep?: { label: string; href: string } | undefined;
  /** Called every time the dialog closes. */
  onClose: () => void;
}

const icons: Record<NoticeDialogProps['tone'], IconName> = { success: 'check', danger: 'x', info: 'info' };

/**
 * Shows the result of an action. Errors stay until they are closed. Successes close by any key, by a press outside or after 3 s,
 * unless there is a `nextStep`.
 */
export function NoticeDialog({ isOpen, tone, onClose, ...content }: NoticeDialogProps) {
  const id = useId();
  const isChoice = tone === 'danger' && content.onPress !== undefined;
  return (
    <ModalFrame
      {...pickRootProps(content)}
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
  /** The button has an action that the user can decline. */
  isChoice: boolean;
}

/** The content of the dialog; mounted only while the dialog is open. */
function NoticeContent(props: NoticeContentProps) {
  const { id, tone, title, children, buttonLabel, isChoice, onPress, nextStep, onClose } = props;
  const getUiString = useUiString();
  const contentRef = useRef<HTMLDivElement>(null);
  useCloseOnKeyOrTimeout(contentRef, onClose, tone === 'success' && !nextStep);
  const handlePress = () => {
    onPress?.();
    onClose();
  };
  return (
    <div ref={contentRef} className={root}>
      {isChoice && (
        <div className={closeButton}>
          <IconButton icon="x" label={getUiString('close')} onPress={onClose} />
        </div>
      )}
      <span className={iconBadge({ tone })}>
        <Icon name={icons[tone]} size={24} />
      </span>
      <Heading slot="title" className={addFullTashkeelClass(titleStyle, title)}>
        {title}
      </Heading>
      <div id={id} className={text}>
        {children}
      </div>
      <div className={button}>
        <Button
          {...(nextStep ? { variant: 'outline' } : { tone: 'primary' })}
          fullWidth
          autoFocus
          onPress={handlePress}
        >
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
