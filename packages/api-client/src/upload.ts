import type { Api } from './client.ts';
import type { SendForm } from './wire.ts';

/** Told how much of what is sent has gone, 0 to 100. */
export type OnProgress = (percent: number) => void;

/**
 * What an operation that sends a file is given as its `send`, so that it can tell how far it is: the browser's own `fetch`
 * cannot. A client with a `fetch` of its own keeps it, and tells nothing.
 */
export function telling({ fetch }: Api, onProgress: OnProgress): SendForm {
  return fetch ?? ((request, form) => post(request, form, onProgress));
}

function post(request: Request, form: FormData, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    // The form gets a boundary of its own.
    request.headers.delete('Content-Type');
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.responseType = 'blob';
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0));
    call.addEventListener('load', () => resolve(responseOf(call)));
    // As `fetch` says it.
    call.addEventListener('error', () => reject(new TypeError('Failed to send')));
    call.addEventListener('abort', () => reject(signal.reason as Error));
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
    return undefined;
  });
}

function responseOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const isEmpty = call.status === 204 || call.status === 205;
  return new Response(isEmpty ? null : (call.response as Blob), { status: call.status, headers });
}
