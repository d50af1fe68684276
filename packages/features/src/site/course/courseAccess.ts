import type { GetCourseResult, GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { paths } from '../../paths.ts';
import type { CourseItem, CourseItemKind } from './courseItem.ts';

/** A course as visitors see it, or as the signed-in user sees it. Only the second one has `has_course`. */
export type Course = GetPublicCourseResult | GetCourseResult;

/** What the viewer has to do with the course. */
export type CourseViewerRole =
  /** Not signed in. */
  | 'visitor'
  /** Signed in, but it is not known yet whether the user has the course. */
  | 'unknown'
  /** Signed in, without the course. */
  | 'notSubscribed'
  /** Has the course: bought it, was given it, created it, or is a full admin (decision 10). */
  | 'subscribed';

/** Whether an item may be opened, and otherwise what opens it. */
export type ItemAccess =
  | { state: 'open' }
  | { state: 'unknown' }
  /** `href` is the sign-in page, which returns to the item (decision 11). */
  | { state: 'signIn'; href: string }
  /** `href` is the payment page. */
  | { state: 'subscribe'; href: string };

/** What one viewer may do with one course. */
export interface CourseAccess {
  viewer: CourseViewerRole;
  /** Whether to offer the course and show locks. False while `unknown`: a lock that disappears again would be wrong. */
  canSubscribe: boolean;
  /** The payment page. For a free course it explains how to get the course. */
  paymentHref: string;
  getItemAccess: (kind: CourseItemKind, item: CourseItem) => ItemAccess;
}

type CourseFields = Pick<Course, 'id' | 'slug'> & { has_course?: boolean };

interface ViewerOptions {
  isSignedIn: boolean;
  /** Whether the operator lets visitors play free videos without an account. */
  canVisitorsPlayFreeVideos: boolean;
}

/** The access rule of spec §4. It makes the page helpful; the server enforces it and sends no address of a locked item. */
export function getCourseAccess(
  course: CourseFields,
  { isSignedIn, canVisitorsPlayFreeVideos }: ViewerOptions,
): CourseAccess {
  const viewer = getViewerRole(course, isSignedIn);
  const paymentHref = paths.wallet.to({ slug: course.slug });
  return {
    viewer,
    canSubscribe: viewer === 'visitor' || viewer === 'notSubscribed',
    paymentHref,
    getItemAccess: (kind, item) => {
      if (viewer === 'visitor' && !(canVisitorsPlayFreeVideos && item.is_free === 1))
        return { state: 'signIn', href: paths.login.to({ next: getItemHref(course, kind, item.id) }) };
      if (viewer === 'unknown') return { state: 'unknown' };
      if (viewer === 'subscribed' || item.is_free === 1) return { state: 'open' };
      return { state: 'subscribe', href: paymentHref };
    },
  };
}

function getViewerRole({ has_course: hasCourse }: CourseFields, isSignedIn: boolean): CourseViewerRole {
  if (!isSignedIn) return 'visitor';
  if (hasCourse === undefined) return 'unknown';
  return hasCourse ? 'subscribed' : 'notSubscribed';
}

const getItemHref = ({ id, slug }: CourseFields, kind: CourseItemKind, itemId: number): string =>
  kind === 'quiz' ? paths.quiz.to({ id, quizId: itemId }) : paths.course.to({ slug }, { [kind]: itemId });
