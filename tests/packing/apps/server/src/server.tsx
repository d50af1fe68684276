import { renderToString } from 'react-dom/server';
import { Page } from '../../Page.tsx';

/** Renders the page on the server. */
export const render = (): string => renderToString(<Page />);
