import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { toObjectOrEmpty } from '../json.ts';
import { findErrorCode } from '../startupError.ts';
import { getControlSocketPath } from './controlSocket.ts';

/** A running server that carries out commands. */
export interface ControlServer {
  call: (command: string, input?: Record<string, unknown>) => Promise<unknown>;
}

/** Finds the server that runs on a data folder. */
export async function findControlServer(dataDir: string): Promise<ControlServer | undefined> {
  const call: ControlServer['call'] = (command, input = {}) => send(getControlSocketPath(dataDir), command, input);
  try {
    await call('ping');
    return { call };
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(findErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function send(socketPath: string, command: string, input: Record<string, unknown>): Promise<unknown> {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    request({ socketPath, path: `/${command}`, method: 'POST' }, resolve)
      .on('error', reject)
      .end(JSON.stringify(input));
  });
  const { result, error } = toObjectOrEmpty(await json(response));
  if (typeof error === 'string') throw new Error(error);
  return result;
}
