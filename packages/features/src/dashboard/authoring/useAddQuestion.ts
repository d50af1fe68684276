import { ApiError } from '@fanous/api-client/errors';
import { createQuestion, setOptions, updateQuestion } from '@fanous/api-client/generated/staffQueries.ts';
import type { EditedOption } from '@fanous/ui/learning/options';
import { useRef } from 'react';
import { useAction } from '../../shared/hooks/useAction.ts';
import { toSetOptionsBody } from './options.ts';

/** The input of a new question. Without options if they are added later. */
export interface QuestionDraft {
  text: string;
  /** Empty if there is no explanation. */
  explanation: string;
  options: readonly EditedOption[] | undefined;
}

/** The question was created, but its options were not saved. */
export class OptionsNotSavedError extends Error {
  constructor(cause: unknown) {
    super('The options could not be added', { cause });
  }
}

/**
 * Adds a question and its options with two calls. If the second call fails, the created question is reused on the next try,
 * so that no duplicate is created.
 */
export function useAddQuestion(quizId: number) {
  const added = useRef<{ id: number; text: string; explanation: string }>(undefined);
  return useAction(
    async (api, { text, explanation, options }: QuestionDraft, { idempotencyKey }) => {
      if (!added.current) {
        const fields = { quiz_id: quizId, question_text: text, type: 'multiple_choice' } as const;
        const body = { ...fields, ...(explanation !== '' && { explanation }) };
        const { id } = await createQuestion(api, { path: { id: quizId }, body, idempotencyKey });
        added.current = { id, text, explanation };
      }
      const question = added.current;
      try {
        if (question.text !== text || question.explanation !== explanation) {
          const body = {
            question_text: text,
            ...(question.explanation !== explanation && { explanation: explanation === '' ? null : explanation }),
          };
          await updateQuestion(api, { path: { id: question.id }, body });
          Object.assign(question, { text, explanation });
        }
        if (options) {
          const body = toSetOptionsBody(options);
          await setOptions(api, { path: { id: question.id }, body, idempotencyKey: `${idempotencyKey}-options` });
        }
      } catch (error) {
        // An expired session is renewed, and this runs again.
        if (error instanceof ApiError && error.status === 401) throw error;
        throw new OptionsNotSavedError(error);
      }
      added.current = undefined;
    },
    { invalidates: ['listQuestions', 'listQuizzes', 'getQuiz'] },
  );
}
