import { parseDuration } from '@fanous/api-client/playingTime';
import { toMediaBody } from './toMediaBody.ts';

/** Converts the form of a video to a request body, with its length in seconds. */
export function toVideoBody(values: FormData, submitMode: 'all' | 'changes'): object {
  const body: { duration?: unknown } = toMediaBody(values, ['is_free'], submitMode);
  if (typeof body.duration !== 'string') return body;
  // The server names the field if the text is no length.
  return { ...body, duration: parseDuration(body.duration) ?? body.duration };
}
