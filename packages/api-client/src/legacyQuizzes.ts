import type { Schema } from './client.ts';
import { isRecord } from './isRecord.ts';
import { readJsonBody, unwrapData } from './legacyShapes.ts';

/** Sends a request to the legacy API. */
export type SendRequest = (request: Request) => Promise<Response>;

type Row = Record<string, unknown>;

const toRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** The answer keys that a legacy API sends with its quizzes, and the submitted attempts. */
export class AnswerKeyCache {
  readonly #quizzes = new Map<number, { id: number; correct: number }[]>();
  readonly #results = new Map<string, Promise<Row | Response>>();

  /** Stores the answer key of a quiz. Questions without options are neither shown nor counted. */
  store(quizId: number, quiz: unknown): void {
    const questions = toRows(isRecord(quiz) ? quiz['questions'] : undefined).flatMap(({ id, options }) => {
      const correctOption = toRows(options).find(({ is_correct }) => Number(is_correct) === 1);
      return correctOption ? [{ id: Number(id), correct: Number(correctOption['id']) }] : [];
    });
    this.#quizzes.set(quizId, questions);
  }

  /** Gets the questions that count. Returns undefined if the quiz was not read before. */
  getQuestions(quizId: number) {
    return this.#quizzes.get(quizId);
  }

  /** Submits an attempt once. A rejected attempt may be submitted again. */
  async submitOnce(attempt: string, submit: () => Promise<Row | Response>): Promise<Row | Response> {
    const result = this.#results.get(attempt) ?? submit();
    this.#results.set(attempt, result);
    try {
      const response = await result;
      if (response instanceof Response) this.#results.delete(attempt);
      return response;
    } catch (error) {
      this.#results.delete(attempt);
      throw error;
    }
  }
}

/** Marks an attempt and sends the bare mark. Returns the result or the error response. */
export async function markAndSubmitAttempt(
  request: Request,
  answerKeys: AnswerKeyCache,
  userId: number | undefined,
  send: SendRequest,
) {
  const { quiz_id, attempt_key, answers: givenAnswers } = (await request.clone().json()) as Schema<'QuizResultRequest'>;
  const questions = answerKeys.getQuestions(quiz_id);
  if (!questions) return Response.json({ code: 'quiz_changed' }, { status: 409 });
  const selectedOptionIds = new Map(givenAnswers.map(({ question_id, option_id }) => [question_id, option_id]));
  const answers = questions.map(({ id, correct }) => ({
    question_id: id,
    option_id: selectedOptionIds.get(id) ?? null,
    correct_option_id: correct,
  }));
  const mark = answers.filter(({ option_id, correct_option_id }) => option_id === correct_option_id).length;
  return answerKeys.submitOnce(attempt_key, async () => {
    const { url, headers, signal } = request;
    const body = JSON.stringify({ quiz_id, user_id: userId, mark });
    const response = await send(new Request(url, { method: 'POST', headers, signal, body }));
    if (!response.ok) return response;
    const legacyBody = unwrapData(await readJsonBody(response));
    const created_at = new Date().toISOString();
    return {
      created_at,
      ...(isRecord(legacyBody) && legacyBody),
      quiz_id,
      mark,
      total: answers.length,
      attempt: 1,
      answers,
    };
  });
}
