import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Heading } from 'react-aria-components';
import { Button } from '../../actions/Button/Button.tsx';
import { title as titleStyle } from '../../overlays/ConfirmDialog/ConfirmDialog.css.ts';
import { actions } from '../../overlays/modal/modal.css.ts';
import { ModalFrame } from '../../overlays/modal/ModalFrame.tsx';
import { ScrollableBody } from '../../overlays/modal/ScrollableBody.tsx';
import { focusQuestion } from '../QuizRunner/goToQuestion.ts';
import type { UnansweredQuestion } from '../QuizRunner/quiz.ts';
import * as css from './UnansweredDialog.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface UnansweredDialogProps extends RootElementProps {
  isOpen: boolean;
  /** As `QuizRunner` gives them to `onSubmit`. */
  questions: readonly UnansweredQuestion[];
  /** How many there are: «3 أسئلة بلا إجابة». */
  title: string;
  /** What submitting now means: «المحاولة الأولى هي التي تُحتسب». */
  children: string;
  /** Names the list of links. */
  listLabel: string;
  /** «السؤال 3» */
  questionLabel: (number: number) => string;
  /** Leads to the first unanswered question. */
  answerLabel: string;
  submitLabel: string;
  /** Called once the dialog has closed. */
  onSubmit: () => void;
  /** Called by Escape and by everything in the dialog. */
  onClose: () => void;
}

/** Asks before a quiz with unanswered questions is submitted. Each of them has a link, which closes the dialog and focuses it. */
export function UnansweredDialog({ isOpen, questions, onClose, onSubmit, ...labels }: UnansweredDialogProps) {
  const id = useId();
  const afterCloseRef = useRef<() => void>(undefined);
  const closeAndThen = (action: () => void) => {
    afterCloseRef.current = action;
    onClose();
  };
  const goTo = (elementId: string) => closeAndThen(() => focusQuestion(elementId));
  const handleLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    goTo(event.currentTarget.hash.slice(1));
  };
  return (
    <ModalFrame
      {...pickRootProps(labels)}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="small"
      aria-describedby={id}
    >
      <RunAfterClose actionRef={afterCloseRef} />
      <Heading slot="title" className={titleStyle}>
        {labels.title}
      </Heading>
      <ScrollableBody>
        <div id={id}>{labels.children}</div>
        <nav aria-label={labels.listLabel}>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
          <ul role="list" className={css.list}>
            {questions.map(({ number, elementId }) => (
              <li key={elementId}>
                <a href={`#${elementId}`} className={css.link} onClick={handleLinkClick}>
                  {labels.questionLabel(number)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </ScrollableBody>
      <div className={actions}>
        <Button variant="outline" onPress={() => closeAndThen(onSubmit)}>
          {labels.submitLabel}
        </Button>
        <Button tone="primary" autoFocus onPress={() => goTo(questions[0]?.elementId ?? '')}>
          {labels.answerLabel}
        </Button>
      </div>
    </ModalFrame>
  );
}

/**
 * Runs the action after the dialog is removed. Until then the dialog traps the focus, so an action that moves the focus earlier
 * would have no effect.
 */
function RunAfterClose({ actionRef }: { actionRef: RefObject<(() => void) | undefined> }) {
  useEffect(() => {
    actionRef.current = undefined;
    return () => actionRef.current?.();
  }, [actionRef]);
  return null;
}
