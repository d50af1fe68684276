import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** The units of a course. Most courses have none, so the code loads with the first that has. */
export const lazyUnitOutline = lazyComponent('UnitOutline', () => import('./UnitOutline.tsx'));
