import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AttemptLimit } from './attemptLimits.ts';
import { toAddressOrIpv6Network } from './network.ts';
import { linkLifetimeMinutes } from './passwordResetLinks.repository.ts';

const mailsPerLinkLifetime = 3;
const mailsPerNetworkAndDay = 10;

/**
 * Gets the limits of mails with a link. The window of the limit of an account is as long as a link works: if a stranger has used it up, the
 * mailbox of the owner has links that work. The daily limit keeps a stranger in one network from filling a mailbox.
 */
export function getPasswordResetMailLimits(
  { config: { signIn } }: FastifyInstance,
  { ip }: FastifyRequest,
  email: string,
): AttemptLimit[] {
  const network = toAddressOrIpv6Network(ip);
  return [
    {
      kind: 'reset-mail-address',
      subject: network,
      maxAttempts: signIn.maxPerAddress,
      windowSeconds: signIn.windowSeconds,
    },
    {
      kind: 'reset-mail-account-network',
      subject: `${email} ${network}`,
      maxAttempts: mailsPerNetworkAndDay,
      windowSeconds: 86_400,
    },
    {
      kind: 'reset-mail-account',
      subject: email,
      maxAttempts: mailsPerLinkLifetime,
      windowSeconds: linkLifetimeMinutes * 60,
    },
  ];
}
