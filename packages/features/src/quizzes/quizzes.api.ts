import type { Api } from '@fanous/api-client/client';
import { getQuizQuery } from '@fanous/api-client/generated/queries.ts';
import type { Params } from 'react-router-dom';

/** The quiz that an address names. What is no number there names nothing, and the server says so. */
export const quizQuery = (api: Api, { id, quizid }: Params) =>
  getQuizQuery(api, { path: { id: Number(id), quiz_id: Number(quizid) } });
