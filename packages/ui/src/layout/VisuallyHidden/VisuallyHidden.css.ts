import { style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from '../../utils/visuallyHiddenStyle.ts';

export const hidden = style(visuallyHiddenStyle);
