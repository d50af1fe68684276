import type { InvalidEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { OptionsLabels } from './labels.ts';
import type { EditedOption } from './options.ts';
import * as css from './OptionRow.css.ts';

/** The controls of a row that can get the focus after a change. */
export type RowControl = 'field' | 'radio' | 'up' | 'down';

interface OptionRowProps {
  option: EditedOption;
  number: number;
  total: number;
  /** Name of the text field. */
  name: string;
  /** Shared name of the radios, which groups them. */
  radioName: string;
  /** Id of the error message of the radios. */
  radioErrorId: string | undefined;
  errorMessage: string | undefined;
  /** An earlier option has the same text. */
  isRepeated: boolean;
  labels: OptionsLabels;
  /** Ref of a control, for focusing it after a change. */
  controlRef: (part: RowControl) => (element: HTMLElement | null) => void;
  onTextChange: (text: string) => void;
  onMarkCorrect: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onMissingCorrect: (event: InvalidEvent<HTMLInputElement>) => void;
}

/**
 * One option. The radio is native: in a React Aria radio group, arrow keys in the text field would change the selection.
 */
export function OptionRow({ option, number, total, labels, controlRef, ...row }: OptionRowProps) {
  return (
    <li className={css.row({ isCorrect: option.isCorrect })}>
      <div className={css.field}>
        <TextField
          ref={controlRef('field')}
          name={row.name}
          label={labels.option(number)}
          value={option.text}
          onChange={row.onTextChange}
          isRequired
          requiredMessage={labels.textRequired(number)}
          validate={() => (row.isRepeated ? labels.textRepeated(number) : undefined)}
          autoComplete="off"
          {...(row.errorMessage === undefined ? {} : { errorMessage: row.errorMessage })}
        />
      </div>
      <label
        className={css.correctRadioLabel({ isCorrect: option.isCorrect })}
        data-required-message={labels.incomplete.description}
      >
        <input
          ref={controlRef('radio')}
          type="radio"
          className={css.radio}
          name={row.radioName}
          value={number}
          required
          checked={option.isCorrect}
          onChange={row.onMarkCorrect}
          onInvalid={row.onMissingCorrect}
          aria-label={labels.markCorrect(number)}
          {...getInvalidProps(row.radioErrorId !== undefined)}
          aria-describedby={row.radioErrorId}
        />
        <span aria-hidden="true">{labels.correct}</span>
      </label>
      <div className={css.buttons}>
        <IconButton
          ref={controlRef('up')}
          icon="arrow-up"
          label={labels.moveUp(number)}
          isDisabled={number === 1}
          onPress={() => row.onMove(-1)}
        />
        <IconButton
          ref={controlRef('down')}
          icon="arrow-down"
          label={labels.moveDown(number)}
          isDisabled={number === total}
          onPress={() => row.onMove(1)}
        />
        <IconButton icon="trash" tone="danger" label={labels.remove(number)} onPress={row.onRemove} />
      </div>
    </li>
  );
}

/** ARIA does not allow `aria-invalid` on a radio, but browsers report a required one as invalid before the user has changed it. */
const getInvalidProps = (isInvalid: boolean) => ({ 'aria-invalid': isInvalid });
