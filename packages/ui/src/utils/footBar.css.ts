import { createGlobalVar } from '@vanilla-extract/css';

/** How much of the foot of the screen a bar takes that stays there; nothing on most pages. */
export const footBar = createGlobalVar('foot-bar', { syntax: '<length>', inherits: true, initialValue: '0px' });
