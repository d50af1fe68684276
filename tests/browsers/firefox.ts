import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firefoxProgram } from '../../tools/verify/otherBrowsers.ts';
import { type BrowserWindow, windowSize } from './browserWindow.ts';

const startTimeoutMs = 60_000;

const preferences = {
  'dom.disable_open_during_load': false,
  // Vitest adds an import map to each page that has one.
  'dom.multiple_import_maps.enabled': true,
  // Nothing that loads pages of its own or asks questions.
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.usage.uploadEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

interface BidiMessage {
  id?: number;
  result?: unknown;
  message?: string;
}

interface Evaluation {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox without a user interface. It speaks WebDriver BiDi by itself, without a driver. */
export async function startFirefox(): Promise<BrowserWindow> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    firefoxProgram,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const address = await readAddress(child.stderr);
    const send = await connect(`${address}/session`);
    await send('session.new', { capabilities: {} });
    // In the first tab the address bar has the focus. Its pages would get no events of the focus.
    const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
    await send('browsingContext.setViewport', { context, viewport: windowSize });
    return {
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
      evaluate: async (body) => {
        const expression = `JSON.stringify((() => {${body}})() ?? null)`;
        const script = { expression, target: { context }, awaitPromise: false };
        const { result, exceptionDetails } = (await send('script.evaluate', script)) as Evaluation;
        if (!result) throw new Error(exceptionDetails?.text);
        return JSON.parse(result.value);
      },
      act: async (actions) => void (await send('input.performActions', { context, actions })),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Firefox prints where it listens. */
function readAddress(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${output}`)), startTimeoutMs);
    // Goes on after the address was found: a full pipe would stop Firefox.
    stream.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Connects to the browser. Returns what sends a command and waits for its result. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as BidiMessage;
    const command = pending.get(id ?? 0);
    pending.delete(id ?? 0);
    if (message === undefined) command?.resolve(result);
    else command?.reject(new Error(message));
  });
  await once(socket, 'open');
  return (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
}
