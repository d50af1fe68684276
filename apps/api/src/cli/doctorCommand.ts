import { runChecks } from '../doctor/runChecks.ts';
import type { Finding } from '../doctor/finding.ts';
import { StartupError } from '../startupError.ts';
import type { CommandContext } from './context.ts';
import { doctorMessages } from './doctorMessages.ts';

const signs = { ok: '✓', warning: '!', problem: '✗' } as const;

/** Checks the platform. The exit code is 1 if there is a problem. */
export async function runDoctor(context: CommandContext): Promise<void> {
  const { output } = context;
  const findings = await readFindings(context);
  for (const { status, code, detail } of findings)
    output.printText(`${signs[status]} ${output.format(doctorMessages[code], detail)}`);
  output.printJson({
    findings: findings.map((one) => ({ ...one, message: output.format(doctorMessages[one.code], one.detail) })),
  });
  if (findings.some(({ status }) => status === 'problem')) process.exitCode = 1;
}

async function readFindings(context: CommandContext): Promise<Finding[]> {
  try {
    const config = context.readConfig();
    return [{ status: 'ok', code: 'settings_valid' }, ...(await runChecks(config))];
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [{ status: 'problem', code: 'settings_invalid', detail: error.message }];
  }
}
