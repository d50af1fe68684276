import { createHash } from 'node:crypto';
import { createPdf } from '../../../apps/api/test/support/sampleFiles.ts';
import type { Person } from '../../../apps/api/test/support/fixtures.ts';
import type { Api, ApiResponse } from './api.ts';
import type { Ledger, LedgerSummary } from './ledger.ts';
import type { SeededRandom } from './random.ts';
import type { School } from './school.ts';

/** One change that a user sends. It may be sent again until it is acknowledged: it is then done once. */
export interface Write {
  name: string;
  send: (api: Api) => Promise<ApiResponse<never>>;
  /** Statuses of a success. */
  successes: readonly number[];
  /** Adds the change to the ledger. */
  acknowledge: (body: never) => void;
}

interface WriteContext {
  school: School;
  ledger: Ledger;
  random: SeededRandom;
  /** Students whose rows only this writer changes. */
  students: readonly Person[];
  photo: Buffer;
}

const maxPdfBytes = 60_000;
const password = 'qalam-azraq-71';
const reactions = ['love', 'like', 'angry', 'care'] as const;

const createKey = (random: SeededRandom) => {
  const hex = random.bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** Creates a PDF that no other one equals. */
function createRandomPdf(random: SeededRandom): { file: Blob; sha256: string } {
  const content = Buffer.concat([createPdf(0), random.bytes(random.integer(100, maxPdfBytes))]);
  return { file: new Blob([content]), sha256: createHash('sha256').update(content).digest('hex') };
}

/** Creates the next change of a writer. */
export function createWrite(context: WriteContext): Write {
  const { random, ledger, students } = context;
  const ids = new Set(students.map(({ id }) => id));
  const own = [...ledger.summaries.values()].filter(({ userId }) => ids.has(userId));
  const share = random.next();
  if (share < 0.2) return createRegistration(context);
  if (share < 0.5 || own.length === 0) return createSummary(context);
  if (share < 0.65) return createAttempt(context);
  if (share < 0.75) return createReaction(context, random.pick(own));
  if (share < 0.85) return createReplacement(context, random.pick(own));
  return share < 0.92 ? createPhoto(context) : createDeletion(context, random.pick(own));
}

function createRegistration({ ledger, random }: WriteContext): Write {
  const email = `${createKey(random)}@example.com`;
  const form = { name: 'منى السيد', email, password, password_confirmation: password };
  const idempotencyKey = createKey(random);
  return {
    name: 'register',
    send: (api) => api.call('POST', '/register', { form, idempotencyKey }),
    successes: [201],
    acknowledge: ({ access_token: token, data }: { access_token: string; data: { id: number } }) =>
      ledger.accounts.set(email, { id: data.id, token }),
  };
}

function createSummary({ school, ledger, random, students }: WriteContext): Write {
  const { id: userId, token } = random.pick(students);
  const name = createKey(random);
  const { file, sha256 } = createRandomPdf(random);
  const form = { course_id: school.courseId, lecture_name: name, pdf: file };
  const idempotencyKey = createKey(random);
  return {
    name: 'createSummary',
    send: (api) => api.call('POST', '/summaries', { token, form, idempotencyKey }),
    successes: [201],
    acknowledge: ({ id }: { id: number }) => ledger.summaries.set(id, { id, name, userId, token, sha256 }),
  };
}

function createReplacement({ ledger, random }: WriteContext, summary: LedgerSummary): Write {
  const { file, sha256 } = createRandomPdf(random);
  return {
    name: 'updateSummary',
    send: (api) => api.call('POST', `/summaries/${summary.id}`, { token: summary.token, form: { pdf: file } }),
    successes: [200],
    acknowledge: () => ledger.summaries.set(summary.id, { ...summary, sha256 }),
  };
}

function createDeletion({ ledger }: WriteContext, { id, token }: LedgerSummary): Write {
  return {
    name: 'deleteSummary',
    send: (api) => api.call('DELETE', `/summaries/${id}`, { token }),
    // It was deleted already if an earlier response did not arrive.
    successes: [204, 404],
    acknowledge: () => {
      ledger.summaries.delete(id);
      ledger.reactions.delete(id);
    },
  };
}

function createReaction({ ledger, random }: WriteContext, { id, token }: LedgerSummary): Write {
  const json = { summary_id: id, reaction: random.pick(reactions) };
  return {
    name: 'createReact',
    send: (api) => api.call('POST', '/reacts', { token, json }),
    successes: [200],
    acknowledge: () => ledger.reactions.set(id, json.reaction),
  };
}

function createAttempt({ school, ledger, random, students }: WriteContext): Write {
  const { id: userId, token } = random.pick(students);
  const key = createKey(random);
  const answers = school.questions.map(({ id, optionIds }) => ({ question_id: id, option_id: random.pick(optionIds) }));
  const json = { quiz_id: school.quizId, attempt_key: key, answers };
  return {
    name: 'createQuizResult',
    send: (api) => api.call('POST', '/quiz-results', { token, json }),
    successes: [201],
    acknowledge: () => ledger.attempts.set(key, { userId, token }),
  };
}

function createPhoto({ ledger, random, students, photo }: WriteContext): Write {
  const { id, token } = random.pick(students);
  const form = { image: new Blob([new Uint8Array(photo)]) };
  return {
    name: 'updateProfile',
    send: (api) => api.call('POST', '/update-profile', { token, form }),
    successes: [200],
    acknowledge: ({ data }: { data: { image: string } }) => ledger.photos.set(id, data.image),
  };
}
