import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { error, errorIcon } from '../../forms/field/fieldMessages.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { buttons } from './Comments.css.ts';
import type { CommentsLabels } from './comment.ts';

interface CommentFormProps {
  label: string;
  labels: CommentsLabels;
  maxLength: number;
  autoFocus?: boolean;
  onSubmit: (text: string) => Promise<void>;
  onCancel?: () => void;
}

/** The field for a comment or a reply. If sending fails, the text is back, with an error. */
export function CommentForm({ label, labels, maxLength, autoFocus = false, onSubmit, onCancel }: CommentFormProps) {
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  // A form that closed meanwhile could not give the text back.
  const [sendingCount, setSendingCount] = useState(0);
  const canCancel = onCancel !== undefined && sendingCount === 0;
  const fieldRef = useRef<HTMLTextAreaElement>(null);

  const submit = async () => {
    const sentText = text;
    setText('');
    setFailed(false);
    fieldRef.current?.focus();
    setSendingCount((count) => count + 1);
    try {
      await onSubmit(sentText.trim());
    } catch {
      // What was typed meanwhile stays too.
      setText((current) => [sentText, current].filter(Boolean).join('\n'));
      setFailed(true);
    } finally {
      setSendingCount((count) => count - 1);
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      fieldRef.current?.form?.requestSubmit();
    }
    if (event.key === 'Escape' && canCancel && text === '') {
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    // The keys of the field inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={handleKeyDown}>
      <Form onSubmit={() => void submit()} errorTitle={String} aria-label={label}>
        <TextArea
          ref={fieldRef}
          label={label}
          value={text}
          onChange={(next) => {
            setText(next);
            setFailed(false);
          }}
          maxLength={maxLength}
          autoFocus={autoFocus}
          isRequired
          requiredMessage={labels.required}
        />
        {/* Not an error of the field: the same text may be sent again. */}
        <div role="alert">
          {hasFailed && (
            <p className={error}>
              <span className={errorIcon}>
                <Icon name="circle-alert" />
              </span>
              {labels.sendFailed}
            </p>
          )}
        </div>
        <div className={buttons}>
          <Button type="submit" tone="primary" icon="send">
            {labels.submit}
          </Button>
          {onCancel && (
            <Button variant="outline" onPress={onCancel} isDisabled={!canCancel}>
              {labels.cancel}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
