import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const page = new URL('../../../docs/operations.md', import.meta.url);
const script = join(import.meta.dirname, '../src/cli/main.ts');
const run = promisify(execFile);

test('every command of docs/operations.md works, in the order of the page', { timeout: 180_000 }, async () => {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block);
  const commands = blocks.join('').trim().split('\n');
  expect(commands.length).toBeGreaterThan(8);
  const folder = mkdtempSync(join(tmpdir(), 'srv-page-'));
  const { PATH = '' } = process.env;
  try {
    for (const command of commands) {
      const direct = command.replace(/npm run (--silent )?fanous --/, `"${process.execPath}" "${script}"`);
      expect(direct).not.toBe(command);
      const { stdout } = await run('bash', ['-c', direct], { cwd: folder, env: { PATH } });
      expect([command, stdout]).not.toEqual([command, '']);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
