import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a request on the server. The default of React Router needs one more package. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // React Router sends the state of the page in the same stream.
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  return new Response(body, { status, headers });
}
