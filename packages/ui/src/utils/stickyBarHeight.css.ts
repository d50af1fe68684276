import { createGlobalVar } from '@vanilla-extract/css';

/** Height of the sticky bar under the header; 0 on most pages. */
export const stickyBarHeight = createGlobalVar('kh-sticky-bar-height', {
  syntax: '<length>',
  // Only the root uses it. An inherited property would compute the styles of the whole page again.
  inherits: false,
  initialValue: '0px',
});
