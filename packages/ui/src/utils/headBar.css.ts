import { createGlobalVar } from '@vanilla-extract/css';

/** How much of the screen under the header a bar takes that stays there; nothing on most pages. */
export const headBar = createGlobalVar('head-bar', { syntax: '<length>', inherits: true, initialValue: '0px' });
