import { matchPath } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The item of a course that a visitor wanted to open before the redirect to the sign-in page. */
export type RequestedItem =
  | { kind: 'video' | 'record' | 'file' | 'summary'; slug: string; id: number }
  | { kind: 'quiz' };

const itemKinds = ['video', 'record', 'file', 'summary'] as const;

/** Parses the item from the return path. Undefined if the path names no item. */
export function parseRequestedItem(address: string | undefined): RequestedItem | undefined {
  if (address === undefined) return undefined;
  // `URL` needs an origin. Only path and query are used.
  const { pathname, searchParams } = new URL(address, 'http://placeholder.invalid');
  if (matchPath(paths.quiz.pattern, pathname)) return { kind: 'quiz' };
  const slug = decodeParam(matchPath(paths.course.pattern, pathname)?.params.slug);
  const kind = itemKinds.find((each) => searchParams.has(each));
  const id = Number(kind && searchParams.get(kind));
  return slug !== undefined && kind && Number.isSafeInteger(id) && id > 0 ? { kind, slug, id } : undefined;
}

/** `matchPath` does not decode parameters. Undefined if the encoding is invalid. */
function decodeParam(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
