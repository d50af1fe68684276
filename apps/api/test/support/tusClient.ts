import type { TestApp } from './testApp.ts';

type VideoMediaType = 'video/mp4' | 'video/webm';

/** Uploads files of an account by the tus protocol, request by request. */
export function createTusClient(server: TestApp, origin: string, token: string) {
  // The id may have a query.
  const getUrl = (id: string) => `${origin}/api/video-uploads/${id}`;
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };

  async function begin(size: number, media_type: VideoMediaType): Promise<string> {
    const json = { media_type, size };
    const { status, body } = await server.call<{ id: string }>('POST', '/video-uploads', { token, json });
    if (status !== 201) throw new Error(`The upload did not begin: ${status}.`);
    return body.id;
  }

  const head = (id: string) => fetch(getUrl(id), { method: 'HEAD', headers });

  const patch = (id: string, offset: number, body: Buffer) =>
    fetch(getUrl(id), {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(body),
    });

  /** Sends a whole file. Returns the id of the finished upload. */
  async function send(content: Buffer, mediaType: VideoMediaType): Promise<string> {
    const id = await begin(content.length, mediaType);
    const { status } = await patch(id, 0, content);
    if (status !== 204) throw new Error(`The upload was refused: ${status}.`);
    return id;
  }

  return { begin, head, patch, send };
}
