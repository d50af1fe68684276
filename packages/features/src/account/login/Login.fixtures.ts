import { people } from '../../shared/stories/Api.fixtures.ts';
import { type ApiCall, ProblemResponse } from '../../shared/stories/fakeApi.ts';

export const recoveryCode = 'b7qm-2xke-4hfa-tz3n';

/** Responds to `login` for an account with two-step verification. The code 123456 and `recoveryCode` are right. */
export function respondToCode({ body }: ApiCall) {
  const { code } = body as { code?: string };
  if (code === '123456' || code === recoveryCode) return { access_token: 'token', data: people.teacher };
  return code === undefined
    ? new ProblemResponse(401, { code: 'code_required', message: 'Enter the code' })
    : new ProblemResponse(401, { code: 'wrong_code', message: 'The code is wrong' });
}
