import type { Config } from '../../config.ts';
import type { Role } from '../../db/tables.ts';

/** Whether the operator requires two-step verification of a role (`REQUIRE_TWO_STEP_FOR`). */
export const isTwoStepRequired = (role: Role, { signIn }: Config): boolean =>
  role !== 'user' && signIn.requireTwoStepFor.includes(role);
