import type { Course } from './courseAccess.ts';
import { staticComponent } from '../../shared/lazy/staticComponent.tsx';

export const courseIntroduction = staticComponent('CourseIntroduction', () => import('./CourseIntroduction.tsx'));

/** Whether the course has texts for the introduction. */
export const hasIntroduction = ({ outcomes, audience, user }: Course): boolean =>
  [outcomes, audience, user.biography].some(Boolean);
