import { createGlobalVar } from '@vanilla-extract/css';

/** Height of the sticky bar under the header; 0 on most pages. */
export const stickyBarHeight = createGlobalVar('kh-sticky-bar-height', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});
