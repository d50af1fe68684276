import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passwordLength, passwordProblem } from '../features/auth/passwordRules.ts';
import { ensureAdmin } from '../features/users/firstAdmin.ts';
import { normaliseEmail } from '../features/users/userFields.ts';
import { preferredLanguage } from '../problems/language.ts';
import { notFound } from '../problems/problem.ts';
import { setupPage } from './setupPage.ts';
import type { SetupState } from './setupPage.ts';

/** What makes a set-up link one that cannot be guessed. */
export const makeSetupKey = (): string => randomBytes(24).toString('base64url');

/** The page that makes the first admin of a platform that has none (decision 28). It works for one key, once. */
export function setupRoutes(setupKey: string) {
  return async (app: FastifyInstance): Promise<void> => {
    let isUsed = false;
    const check = (key: string) => {
      const [given, right] = [Buffer.from(key), Buffer.from(setupKey)];
      if (isUsed || given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
    };
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      done(null, new URLSearchParams(String(text)));
    });

    app.get('/setup/setup.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(await readFile(new URL('./setup.css', import.meta.url))),
    );

    app.get<{ Querystring: { key?: string | string[] } }>('/setup', (request, reply) => {
      const key = String(request.query.key ?? '');
      check(key);
      return show(request, reply, { key, values: {}, problems: {} });
    });

    app.post('/setup', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const state = readState(form);
      check(state.key);
      if (Object.keys(state.problems).length > 0) return show(request, reply.code(422), state);
      const { name = '', email = '', password = '' } = state.values;
      isUsed = true;
      try {
        const isMade = await ensureAdmin(app.db, app.passwords, { name, email: normaliseEmail(email), password });
        if (isMade) return reply.redirect('/login', 303);
      } catch (error) {
        isUsed = false;
        throw error;
      }
      isUsed = false;
      return show(request, reply.code(422), { ...state, problems: { email: { code: 'email_taken', limit: 0 } } });
    });
  };
}

function show(request: FastifyRequest, reply: FastifyReply, state: SetupState): FastifyReply {
  const language = preferredLanguage(request.headers['accept-language']);
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(setupPage(language, state));
}

function readState(form: URLSearchParams): SetupState {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\0', '');
  const [name, email, password] = [text('name').trim(), text('email').trim(), text('password')];
  const problems: SetupState['problems'] = {};
  if (!name) problems.name = { code: 'required', limit: 0 };
  else if (name.length > 200) problems.name = { code: 'too_long', limit: 200 };
  if (!/^[^\s@]{1,100}@[^\s@]{1,150}$/.test(email)) problems.email = { code: 'email', limit: 0 };
  const weakness = passwordProblem(password);
  if (weakness) problems.password = { code: weakness, limit: passwordLength[weakness === 'too_long' ? 'max' : 'min'] };
  return { key: text('key'), values: { name, email, password }, problems };
}
