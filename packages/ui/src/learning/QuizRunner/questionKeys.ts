import type { KeyboardEvent } from 'react';
import { focusQuestion } from './goToQuestion.ts';

/** The change of position by key. They are named by their place on the keyboard, because an Arabic layout has no Latin letters. */
const steps: Partial<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };

/** Goes to the next or previous question that is shown. */
export function handleQuestionKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.code];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const questions = [...event.currentTarget.querySelectorAll('fieldset')];
  const current = questions.findIndex((question) => question.contains(document.activeElement));
  // From the score on (-1), the first question is next.
  const next = questions[current + step];
  if (!next) return;
  event.preventDefault();
  focusQuestion(next.id);
}
