import { memo } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import * as css from './QuizRunner.css.ts';

interface SubmitBarProps {
  id: string;
  unanswered: string;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  /** A stable function. */
  onSubmit: () => void | Promise<void>;
}

/** The number of unanswered questions and the submit button. */
export function SubmitBar({ id, unanswered, ...button }: SubmitBarProps) {
  return (
    <div className={css.submitBar}>
      <p id={id} className={css.unansweredText}>
        {unanswered}
      </p>
      <SubmitButton describedBy={id} {...button} />
    </div>
  );
}

type SubmitButtonProps = Omit<SubmitBarProps, 'id' | 'unanswered'> & { describedBy: string };

/** Memoized: an answer changes the text, not the button. */
const SubmitButton = memo(function SubmitButton(props: SubmitButtonProps) {
  const { describedBy, submitLabel, submittingLabel, isSubmitting, onSubmit } = props;
  return (
    <Button
      tone="accent"
      size="large"
      isPending={isSubmitting}
      pendingLabel={submittingLabel}
      onPress={onSubmit}
      aria-describedby={describedBy}
    >
      {submitLabel}
    </Button>
  );
});
