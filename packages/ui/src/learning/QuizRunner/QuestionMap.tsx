import { type KeyboardEvent, memo, type MouseEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { goToQuestion } from './goToQuestion.ts';
import * as css from './QuestionMap.css.ts';
import type { QuestionState, QuizMapLabels } from './quiz.ts';

interface QuestionMapProps {
  /** The states of the questions, in order. */
  states: readonly QuestionState[];
  /** Prefix of the ids of the questions. */
  idPrefix: string;
  labels: QuizMapLabels;
  /** Correct questions are not shown, so the map does not link to them. */
  showsMistakesOnly?: boolean;
}

/** A button that opens a grid of links to all questions, with their states. */
export function QuestionMap({ states, idPrefix, labels, showsMistakesOnly = false }: QuestionMapProps) {
  const id = useId();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const closeOnLinkClick = (event: MouseEvent) => {
    // Close before scrolling to the question, or the map would cover it.
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };

  return (
    // Handles keys and clicks of all links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onKeyDown={closeByEscape} onClick={closeOnLinkClick}>
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
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
        <ol role="list" className={css.cells}>
          {isOpen &&
            states.map((state, at) =>
              showsMistakesOnly && state === 'correct' ? null : (
                <QuestionLink
                  // Questions have a fixed order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  target={`${idPrefix}-${at}`}
                  number={format.number(at + 1)}
                  name={labels.question(at + 1, labels.states[state])}
                  state={state}
                />
              ),
            )}
        </ol>
      </nav>
    </div>
  );
}

const stateIcons: Partial<Record<QuestionState, IconName>> = { correct: 'check', wrong: 'x', blank: 'minus' };

interface QuestionLinkProps {
  target: string;
  number: string;
  name: string;
  state: QuestionState;
}

/** Memoized: an answer renders one link, not two hundred. */
const QuestionLink = memo(function QuestionLink({ target, number, name, state }: QuestionLinkProps) {
  const icon = stateIcons[state];
  return (
    <li>
      <a href={`#${target}`} className={css.cell({ state })} aria-label={name} onClick={goToQuestion}>
        {number}
        {icon && (
          <span className={css.stateIcon}>
            <Icon name={icon} />
          </span>
        )}
      </a>
    </li>
  );
});
