import { createGlobalVar } from '@vanilla-extract/css';

/** Height of the `TabBar` while it sticks to the bottom of the window; 0 on most pages. Other bottom bars stand above it. */
export const tabBarHeight = createGlobalVar('kh-tab-bar-height', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});
