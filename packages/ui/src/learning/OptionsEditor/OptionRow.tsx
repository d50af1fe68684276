import type { InvalidEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { OptionsLabels } from './labels.ts';
import type { EditedOption } from './options.ts';
import * as css from './OptionRow.css.ts';

/** The parts of a row that can be given the focus after a change. */
export type RowPart = 'field' | 'radio' | 'up' | 'down';

interface OptionRowProps {
  option: EditedOption;
  number: number;
  total: number;
  /** Of the text field. */
  name: string;
  /** Shared by the radios of the set, which makes them one choice. */
  radioName: string;
  /** Id of what is wrong with the choice. */
  choiceErrorId: string | undefined;
  errorMessage: string | undefined;
  /** An earlier option says the same. */
  isRepeated: boolean;
  labels: OptionsLabels;
  /** Finds a part again once it has been drawn. */
  partRef: (part: RowPart) => (element: HTMLElement | null) => void;
  onType: (text: string) => void;
  onMark: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onUnmarked: (event: InvalidEvent<HTMLInputElement>) => void;
}

/**
 * One option. The radio is a native one beside the field: inside a radio group of React Aria's, arrows pressed in the text
 * would move the choice.
 */
export function OptionRow({ option, number, total, labels, partRef, ...row }: OptionRowProps) {
  return (
    <li className={css.row({ isCorrect: option.isCorrect })}>
      <div className={css.field}>
        <TextField
          ref={partRef('field')}
          name={row.name}
          label={labels.option(number)}
          value={option.text}
          onChange={row.onType}
          isRequired
          requiredMessage={labels.textRequired(number)}
          validate={() => (row.isRepeated ? labels.textRepeated(number) : undefined)}
          autoComplete="off"
          {...(row.errorMessage === undefined ? {} : { errorMessage: row.errorMessage })}
        />
      </div>
      <label className={css.choice({ isCorrect: option.isCorrect })} data-required-message={labels.incomplete.text}>
        <input
          ref={partRef('radio')}
          type="radio"
          className={css.radio}
          name={row.radioName}
          value={number}
          required
          checked={option.isCorrect}
          onChange={row.onMark}
          onInvalid={row.onUnmarked}
          aria-label={labels.markCorrect(number)}
          {...shownInvalid(row.choiceErrorId !== undefined)}
          aria-describedby={row.choiceErrorId}
        />
        <span aria-hidden="true">{labels.correct}</span>
      </label>
      <div className={css.buttons}>
        <IconButton
          ref={partRef('up')}
          icon="arrow-up"
          label={labels.moveUp(number)}
          isDisabled={number === 1}
          onPress={() => row.onMove(-1)}
        />
        <IconButton
          ref={partRef('down')}
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

/** ARIA has no such state for a radio, but a browser calls a required one invalid before anybody has touched it. */
const shownInvalid = (isInvalid: boolean) => ({ 'aria-invalid': isInvalid });
