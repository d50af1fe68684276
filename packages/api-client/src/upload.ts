import type { Api } from './client.ts';
import type { SendForm } from './wire.ts';

/** Receives the progress of an upload, 0 to 100. */
export type OnProgress = (percent: number) => void;

/**
 * Returns the `send` option of an upload operation, which reports progress. It uses XMLHttpRequest, because `fetch` reports
 * no upload progress. A client with a custom `fetch` uses that, without progress.
 */
export function withUploadProgress({ fetch }: Api, onProgress: OnProgress): SendForm {
  return fetch ?? ((request, form) => sendWithXhr(request, form, onProgress));
}

function sendWithXhr(request: Request, form: FormData, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    // XMLHttpRequest sets the boundary.
    request.headers.delete('Content-Type');
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.responseType = 'blob';
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0));
    xhr.addEventListener('load', () => resolve(toResponse(xhr)));
    // `fetch` rejects with a TypeError, too.
    xhr.addEventListener('error', () => reject(new TypeError('Failed to send')));
    xhr.addEventListener('abort', () => reject(signal.reason as Error));
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
    return undefined;
  });
}

function toResponse(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const isEmpty = xhr.status === 204 || xhr.status === 205;
  return new Response(isEmpty ? null : (xhr.response as Blob), { status: xhr.status, headers });
}
