import { findRepeatedTextIndex } from '@fanous/arabic/repeatedText';
import { useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useReportChange } from '../../forms/field/useReportChange.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { NoticeDialog } from '../../overlays/NoticeDialog/NoticeDialog.tsx';
import type { OptionsLabels } from './labels.ts';
import { getMoveButtonToFocus, useFocusAfterChange } from '../useFocusAfterChange.ts';
import { OptionRow } from './OptionRow.tsx';
import {
  addOption,
  type EditedOption,
  markCorrect,
  moveOption,
  optionLimits,
  removeOption,
  changeOptionText,
} from './options.ts';
import * as css from './OptionsEditor.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface OptionsEditorProps extends RootElementProps {
  /** Two to five, in the order shown to students. A new question starts with `createBlankOptions()`. */
  value: readonly EditedOption[];
  onChange: (value: EditedOption[]) => void;
  labels: OptionsLabels;
  /** Returns the field name of an option, which is also its key in server errors. */
  getFieldName?: (at: number) => string;
  /** Server errors by option key. */
  errorsByKey?: Readonly<Record<string, string>>;
  /** An error of all options together. */
  errorMessage?: string;
}

type DialogKind = 'limitReached' | 'cannotRemove' | 'incomplete';

/**
 * Edits the options of a question: two to five, exactly one of them correct. In a `Form` it blocks submitting blank or repeated
 * texts, or options without a correct one.
 */
export function OptionsEditor(props: OptionsEditorProps) {
  const { value, onChange, labels, getFieldName = (at) => `options.${at}`, errorsByKey, errorMessage } = props;
  const id = useId();
  const [dialog, setDialog] = useState<{ kind: DialogKind; isOpen: boolean }>({ kind: 'limitReached', isOpen: false });
  const [isSubmitted, setSubmitted] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { registerElement, focusAfter } = useFocusAfterChange(value);
  useReportChange(value);

  const hasCorrect = value.some(({ isCorrect }) => isCorrect);
  const repeatedIndex = findRepeatedTextIndex(value.map(({ text }) => text));
  const radioError = errorMessage ?? (isSubmitted && !hasCorrect ? labels.incomplete.description : undefined);
  const openDialog = (kind: DialogKind) => setDialog({ kind, isOpen: true });

  const add = () => {
    if (value.length >= optionLimits.max) return openDialog('limitReached');
    const next = addOption(value);
    focusAfter(`${next.at(-1)?.key} field`);
    setAnnouncement(labels.added(next.length, optionLimits.max));
    return onChange(next);
  };
  const remove = (key: string, at: number) => {
    if (value.length <= optionLimits.min) return openDialog('cannotRemove');
    const after = value[at + 1];
    focusAfter(after ? `${after.key} field` : 'add');
    setAnnouncement(labels.removed(at + 1, value.length - 1));
    return onChange(removeOption(value, key));
  };
  const move = (key: string, at: number, step: -1 | 1) => {
    const place = at + 1 + step;
    focusAfter(`${key} ${getMoveButtonToFocus(place, value.length, step)}`);
    setAnnouncement(labels.moved(place, value.length));
    onChange(moveOption(value, key, step));
  };
  const handleMissingCorrect = () => {
    setSubmitted(true);
    // After the form has focused the invalid control, so that closing the dialog returns the focus to it.
    queueMicrotask(() => openDialog('incomplete'));
  };

  return (
    <fieldset {...pickRootProps(props)} className={css.root} aria-describedby={labels.hint && `${id}-hint`}>
      <legend className={css.legend}>{labels.legend}</legend>
      {labels.hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {labels.hint}
        </p>
      )}
      {radioError && (
        <p id={`${id}-error`} className={css.error}>
          <span className={css.errorIcon}>
            <Icon name="circle-alert" />
          </span>
          {radioError}
        </p>
      )}
      {/* Safari gives lists without bullets no list role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={css.list}>
        {value.map((option, at) => (
          <OptionRow
            key={option.key}
            option={option}
            number={at + 1}
            total={value.length}
            name={getFieldName(at)}
            radioName={`${id}-correct`}
            radioErrorId={radioError && `${id}-error`}
            errorMessage={errorsByKey?.[option.key]}
            isRepeated={at === repeatedIndex}
            labels={labels}
            controlRef={(name) => registerElement(`${option.key} ${name}`)}
            onTextChange={(text) => onChange(changeOptionText(value, option.key, text))}
            onMarkCorrect={() => onChange(markCorrect(value, option.key))}
            onMove={(step) => move(option.key, at, step)}
            onRemove={() => remove(option.key, at)}
            onMissingCorrect={handleMissingCorrect}
          />
        ))}
      </ol>
      <div className={css.footer}>
        <Button ref={registerElement('add')} variant="outline" icon="plus" onPress={add}>
          {labels.add}
        </Button>
      </div>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <NoticeDialog
        isOpen={dialog.isOpen}
        tone={dialog.kind === 'incomplete' ? 'danger' : 'info'}
        title={labels[dialog.kind].title}
        buttonLabel={labels.ok}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
      >
        {labels[dialog.kind].description}
      </NoticeDialog>
    </fieldset>
  );
}
