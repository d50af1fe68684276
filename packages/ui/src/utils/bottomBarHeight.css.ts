import { createGlobalVar } from '@vanilla-extract/css';

/** Height of the sticky bar at the bottom of the window; 0 on most pages. */
export const bottomBarHeight = createGlobalVar('kh-bottom-bar-height', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});
