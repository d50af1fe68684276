import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { webkitDriver, xvfbProgram } from '../../tools/verify/otherBrowsers.ts';
import { acceptsConnections, findFreePort } from '../../tools/verify/ports.ts';
import { type BrowserWindow, windowSize } from './browserWindow.ts';

const startTimeoutMs = 30_000;

/** Starts WebKit's small browser with its driver, on a screen of its own: there only its window has the focus. */
export async function startWebKit(): Promise<BrowserWindow> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const screen = await startScreen();
  const port = await findFreePort();
  const driver = spawn(webkitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
  });
  const ended = once(driver, 'exit');
  let session = '';
  const close = async () => {
    if (session) await send(session, 'DELETE').catch(() => undefined);
    driver.kill();
    await ended;
    await screen.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const sessions = `http://127.0.0.1:${port}/session`;
    for (const end = Date.now() + startTimeoutMs; !(await acceptsConnections(port)); await sleep(50))
      if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
    const { sessionId } = (await send(sessions, 'POST', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
    })) as { sessionId: string };
    session = `${sessions}/${sessionId}`;
    await send(`${session}/window/rect`, 'POST', { x: 0, y: 0, ...windowSize });
    const command = (name: string, body: object) => send(`${session}/${name}`, 'POST', body);
    return {
      open: async (url) => void (await command('url', { url })),
      evaluate: (body) => command('execute/sync', { script: body, args: [] }),
      act: async (actions) => void (await command('actions', { actions })),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a virtual screen. WebKitGTK has no mode without one. */
async function startScreen() {
  const size = `${windowSize.width}x${windowSize.height}x24`;
  // It chooses the number of its screen and writes it to the file descriptor 3.
  const child = spawn(xvfbProgram, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Sends a command of WebDriver. */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`);
  return value;
}
