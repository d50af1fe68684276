import { matchPath } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What of a course a visitor wanted to open before they were sent to sign in. */
export type RequestedItem =
  | { kind: 'video' | 'record' | 'file' | 'summary'; slug: string; id: number }
  | { kind: 'quiz' };

const itemKinds = ['video', 'record', 'file', 'summary'] as const;

/** Reads the item from the address that one is to come back to; undefined where it names none. */
export function parseRequestedItem(address: string | undefined): RequestedItem | undefined {
  if (address === undefined) return undefined;
  // Only path and query matter: the origin is there for the parser.
  const { pathname, searchParams } = new URL(address, 'http://placeholder.invalid');
  if (matchPath(paths.quiz.pattern, pathname)) return { kind: 'quiz' };
  const slug = decodeParam(matchPath(paths.course.pattern, pathname)?.params.slug);
  const kind = itemKinds.find((each) => searchParams.has(each));
  const id = Number(kind && searchParams.get(kind));
  return slug !== undefined && kind && Number.isSafeInteger(id) && id > 0 ? { kind, slug, id } : undefined;
}

/** `matchPath` leaves parameters as they are written; an address may hold anything. */
function decodeParam(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
