// Plain Node: no bundler, no window, no loader for styles.
import { Button } from '@fanous/ui/actions/Button';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const button = createElement(Button, { tone: 'accent' }, 'اشترك الآن');
const html = renderToString(createElement(UiProvider, { language: 'ar', digits: 'latn' }, button));
if (!html.includes('<button') || !html.includes('اشترك الآن')) throw new Error(html);
console.log(html);
