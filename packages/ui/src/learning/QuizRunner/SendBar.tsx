import { memo } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import * as css from './QuizRunner.css.ts';

interface SendBarProps {
  id: string;
  unanswered: string;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  /** Keeps its identity. */
  onSubmit: () => void | Promise<void>;
}

/** The end of the quiz: what is still open, and the button. Open questions are said, not forbidden. */
export function SendBar({ id, unanswered, ...button }: SendBarProps) {
  return (
    <div className={css.send}>
      <p id={id} className={css.open}>
        {unanswered}
      </p>
      <SendButton describedBy={id} {...button} />
    </div>
  );
}

type SendButtonProps = Omit<SendBarProps, 'id' | 'unanswered'> & { describedBy: string };

/** Apart and memoised: an answer changes the sentence, not the button. */
const SendButton = memo(function SendButton(props: SendButtonProps) {
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
