import type { Api } from '@fanous/api-client/client';
import { getQuizAttemptQuery, getQuizQuery } from '@fanous/api-client/generated/queries.ts';
import type { Params } from 'react-router-dom';

/** The quiz of an address. The server answers 404 if the address has no numbers. */
export const quizQuery = (api: Api, { id, quizId }: Params) =>
  getQuizQuery(api, { path: { id: Number(id), quiz_id: Number(quizId) } });

/** An attempt of the student, to review it. */
export const attemptQuery = (api: Api, { quizId }: Params, attempt: number) =>
  getQuizAttemptQuery(api, { path: { id: Number(quizId), attempt } });
