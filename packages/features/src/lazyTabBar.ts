import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

/** The tab bar of students, in the layouts of the site and the dashboard. Only phones of students load it. */
export const lazyStudentTabBar = lazyComponent('StudentTabBar', () => import('./site/layout/StudentTabBar.tsx'));
