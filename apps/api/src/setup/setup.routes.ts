import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPasswordProblem } from '../features/auth/passwordRules.ts';
import { createFirstAdmin, hasAdminWithPassword } from '../features/users/firstAdmin.ts';
import type { InputLimits } from '../config/limits.ts';
import { normalizeEmail } from '../features/users/userFields.ts';
import { getPreferredLanguage } from '../problems/language.ts';
import { createNotFoundProblem } from '../problems/problem.ts';
import { renderSetupPage } from './setupPage.ts';
import type { SetupFormState } from './setupPage.ts';

/** Creates the random key of a set-up link. */
export const createSetupKey = (): string => randomBytes(24).toString('base64url');

/**
 * Serves the page that creates the first admin (decision 28). Its link stops working when any admin exists.
 */
export function createSetupRoutes(setupKey: string) {
  return async (app: FastifyInstance): Promise<void> => {
    const { limits } = app.config;
    const requireValidKey = async (key: string) => {
      const [given, right] = [Buffer.from(key), Buffer.from(setupKey)];
      if (given.length !== right.length || !timingSafeEqual(given, right) || (await hasAdminWithPassword(app.db)))
        throw createNotFoundProblem();
    };
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      done(null, new URLSearchParams(String(text)));
    });

    app.get('/setup/setup.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(await readFile(new URL('./setup.css', import.meta.url))),
    );

    app.get<{ Querystring: { key?: string | string[] } }>('/setup', async (request, reply) => {
      const key = String(request.query.key ?? '');
      await requireValidKey(key);
      return sendSetupPage(request, reply, { key, values: {}, problems: {} }, limits);
    });

    app.post('/setup', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const state = readState(form, limits);
      await requireValidKey(state.key);
      if (Object.keys(state.problems).length > 0) return sendSetupPage(request, reply.code(422), state, limits);
      const { name = '', email = '', password = '' } = state.values;
      const outcome = await createFirstAdmin(
        app.db,
        app.passwordHasher,
        { name, email: normalizeEmail(email), password },
        request,
      );
      if (outcome === 'created') return reply.redirect('/login', 303);
      if (outcome === 'has_admin') throw createNotFoundProblem();
      const problems = { email: { code: 'email_taken', limit: 0 } } as const;
      return sendSetupPage(request, reply.code(422), { ...state, problems }, limits);
    });
  };
}

function sendSetupPage(
  request: FastifyRequest,
  reply: FastifyReply,
  state: SetupFormState,
  limits: InputLimits,
): FastifyReply {
  const language = getPreferredLanguage(request.headers['accept-language']);
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(renderSetupPage(language, state, limits));
}

function readState(form: URLSearchParams, { nameLength, password: passwordLength }: InputLimits): SetupFormState {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\0', '');
  const [name, email, password] = [text('name').trim(), text('email').trim(), text('password')];
  const problems: SetupFormState['problems'] = {};
  if (!name) problems.name = { code: 'required', limit: 0 };
  else if (Array.from(name).length > nameLength) problems.name = { code: 'too_long', limit: nameLength };
  if (!/^[^\s@]{1,100}@[^\s@]{1,150}$/.test(email)) problems.email = { code: 'email', limit: 0 };
  const weakness = findPasswordProblem(password, passwordLength);
  if (weakness) problems.password = { code: weakness, limit: passwordLength[weakness === 'too_long' ? 'max' : 'min'] };
  return { key: text('key'), values: { name, email, password }, problems };
}
