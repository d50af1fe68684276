import { type KeyboardEvent, memo, type MouseEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { goToQuestion } from './goToQuestion.ts';
import * as css from './QuestionMap.css.ts';
import type { QuestionState, QuizMapLabels } from './quiz.ts';

interface QuestionMapProps {
  /** Of each question, in order. */
  states: readonly QuestionState[];
  /** What the ids of the questions begin with. */
  stem: string;
  labels: QuizMapLabels;
}

/** All questions at a glance, behind a button: how each stands, and a way to it. */
export function QuestionMap({ states, stem, labels }: QuestionMapProps) {
  const id = useId();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const follow = (event: MouseEvent) => {
    // Gone before the question comes into view, or it would stand over it.
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };

  return (
    // The keys and presses of the links inside, heard once.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onKeyDown={closeByEscape} onClick={follow}>
      <button
        ref={toggle}
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="layout-grid" />
        <span className={css.title}>{labels.title}</span>
        <span className={css.chevron({ isOpen })}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <nav id={id} className={css.panel} aria-label={labels.title} hidden={!isOpen}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets. */}
        <ol role="list" className={css.cells}>
          {isOpen &&
            states.map((state, at) => (
              <Cell
                // Questions have a fixed order.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                target={`${stem}-${at}`}
                number={format.number(at + 1)}
                name={labels.question(at + 1, labels.states[state])}
                state={state}
              />
            ))}
        </ol>
      </nav>
    </div>
  );
}

const signs: Partial<Record<QuestionState, IconName>> = { correct: 'check', wrong: 'x', blank: 'minus' };

interface CellProps {
  target: string;
  number: string;
  name: string;
  state: QuestionState;
}

/** Memoised: an answer draws one cell, not two hundred. */
const Cell = memo(function Cell({ target, number, name, state }: CellProps) {
  const sign = signs[state];
  return (
    <li>
      <a href={`#${target}`} className={css.cell({ state })} aria-label={name} onClick={goToQuestion}>
        {number}
        {sign && (
          <span className={css.sign}>
            <Icon name={sign} />
          </span>
        )}
      </a>
    </li>
  );
});
