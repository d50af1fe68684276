import type { Signal } from '../db/signals.ts';

/**
 * A part of the public data. Signals name the topics that changed; a page depends on the topics of the responses that it was
 * rendered from.
 */
export type Topic =
  /** The names, order and counts of categories. */
  | 'categories'
  /** Which courses there are, in which categories and order, and their teachers. */
  | 'courses'
  /** The card and description of one course. */
  | `course:${number}`
  /** The videos, quizzes and other items of one course. */
  | `course-contents:${number}`;

/** The topics of a response. `everything` includes topics that are added later. */
export type ResponseTopics = readonly Topic[] | 'everything';

/** Gets the topic that a signal is about. Undefined for signals that are not about public data. */
export function findSignalTopic({ about, id }: Signal): Topic | undefined {
  if (about === 'categories' || about === 'courses') return about;
  return about === 'course' || about === 'course-contents' ? `${about}:${id}` : undefined;
}

/** The topics of several responses together. */
export function mergeTopics(responses: readonly ResponseTopics[]): ResponseTopics {
  const topics = new Set<Topic>();
  for (const response of responses) {
    if (response === 'everything') return response;
    for (const topic of response) topics.add(topic);
  }
  return [...topics];
}
