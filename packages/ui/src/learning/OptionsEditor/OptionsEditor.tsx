import { findRepeatedText } from '@fanous/arabic/repeatedText';
import { useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useReportChange } from '../../forms/field/useReportChange.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { NoticeDialog } from '../../overlays/NoticeDialog/NoticeDialog.tsx';
import type { OptionsLabels } from './labels.ts';
import { moveButton, useFocusAfterChange } from '../useFocusAfterChange.ts';
import { OptionRow } from './OptionRow.tsx';
import { added, type EditedOption, markedCorrect, moved, optionLimits, removed, retyped } from './options.ts';
import * as css from './OptionsEditor.css.ts';

export interface OptionsEditorProps {
  /** Two to five, in the order in which students see them. A new question begins with `blankOptions()`. */
  value: readonly EditedOption[];
  onChange: (value: EditedOption[]) => void;
  labels: OptionsLabels;
  /** What the form calls the text of the option at that place: the key of the server's errors. */
  fieldName?: (at: number) => string;
  /** What the server holds to be wrong with an option, by its key. */
  rowErrors?: Readonly<Record<string, string>>;
  /** What is wrong with the options as a set. */
  errorMessage?: string;
}

type Dialog = 'limitReached' | 'cannotRemove' | 'incomplete';

/**
 * Writes the options of a question: two to five, exactly one of them correct. Inside `Form` it does not let a blank or repeated text, or
 * a set without a correct option be sent.
 */
export function OptionsEditor(props: OptionsEditorProps) {
  const { value, onChange, labels, fieldName = (at) => `options.${at}`, rowErrors, errorMessage } = props;
  const id = useId();
  const [dialog, setDialog] = useState<{ kind: Dialog; isOpen: boolean }>({ kind: 'limitReached', isOpen: false });
  const [wasSent, setSent] = useState(false);
  const [said, setSaid] = useState('');
  const { part, focusAfter } = useFocusAfterChange(value);
  useReportChange(value);

  const hasCorrect = value.some(({ isCorrect }) => isCorrect);
  const repeated = findRepeatedText(value.map(({ text }) => text));
  const choiceError = errorMessage ?? (wasSent && !hasCorrect ? labels.incomplete.text : undefined);
  const open = (kind: Dialog) => setDialog({ kind, isOpen: true });

  const add = () => {
    if (value.length >= optionLimits.max) return open('limitReached');
    const next = added(value);
    focusAfter(`${next.at(-1)?.key} field`);
    setSaid(labels.added(next.length, optionLimits.max));
    return onChange(next);
  };
  const remove = (key: string, at: number) => {
    if (value.length <= optionLimits.min) return open('cannotRemove');
    const after = value[at + 1];
    focusAfter(after ? `${after.key} field` : 'add');
    setSaid(labels.removed(at + 1, value.length - 1));
    return onChange(removed(value, key));
  };
  const move = (key: string, at: number, step: -1 | 1) => {
    const place = at + 1 + step;
    focusAfter(`${key} ${moveButton(place, value.length, step)}`);
    setSaid(labels.moved(place, value.length));
    onChange(moved(value, key, step));
  };
  const tellIncomplete = () => {
    setSent(true);
    // After the form has put the focus on what is wrong: that is where closing the dialog gives it back.
    queueMicrotask(() => open('incomplete'));
  };

  return (
    <fieldset className={css.editor} aria-describedby={labels.hint && `${id}-hint`}>
      <legend className={css.legend}>{labels.legend}</legend>
      {labels.hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {labels.hint}
        </p>
      )}
      {choiceError && (
        <p id={`${id}-error`} className={css.error}>
          <span className={css.errorIcon}>
            <Icon name="circle-alert" />
          </span>
          {choiceError}
        </p>
      )}
      {/* Safari forgets lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={css.list}>
        {value.map((option, at) => (
          <OptionRow
            key={option.key}
            option={option}
            number={at + 1}
            total={value.length}
            name={fieldName(at)}
            radioName={`${id}-correct`}
            choiceErrorId={choiceError && `${id}-error`}
            errorMessage={rowErrors?.[option.key]}
            isRepeated={at === repeated}
            labels={labels}
            partRef={(name) => part(`${option.key} ${name}`)}
            onType={(text) => onChange(retyped(value, option.key, text))}
            onMark={() => onChange(markedCorrect(value, option.key))}
            onMove={(step) => move(option.key, at, step)}
            onRemove={() => remove(option.key, at)}
            onUnmarked={tellIncomplete}
          />
        ))}
      </ol>
      <div className={css.foot}>
        <Button ref={part('add')} variant="outline" icon="plus" onPress={add}>
          {labels.add}
        </Button>
      </div>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <NoticeDialog
        isOpen={dialog.isOpen}
        tone={dialog.kind === 'incomplete' ? 'error' : 'info'}
        title={labels[dialog.kind].title}
        buttonLabel={labels.ok}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
      >
        {labels[dialog.kind].text}
      </NoticeDialog>
    </fieldset>
  );
}
