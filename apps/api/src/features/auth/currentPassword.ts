import type { FastifyInstance } from 'fastify';
import { invalidField } from '../../problems/problem.ts';
import { findSecrets } from '../users/users.repository.ts';
import { accountLimit, countWhile, giveBack } from './throttle.repository.ts';

/**
 * Makes sure that whoever holds the token knows the password as well (decision 26), and gives the hash that was checked.
 * Wrong answers count as failed sign-ins, so that a stolen token is no way around that limit.
 */
export async function requireCurrentPassword(
  { db, config, passwords }: FastifyInstance,
  userId: number,
  given: string | undefined,
): Promise<string> {
  if (given === undefined) throw invalidField('current_password', 'required');
  const account = await findSecrets(db, userId);
  const limit = accountLimit(config, account?.email ?? '');
  const isRight = await countWhile(db, limit, () => passwords.verify(given, account?.password_hash));
  if (!account || !isRight) throw invalidField('current_password', 'wrong_password');
  await giveBack(db, limit);
  return account.password_hash;
}
