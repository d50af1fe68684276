import '@fanous/ui/fonts.css';
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { Button } from '@fanous/ui/actions/Button';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { defineTheme } from '@fanous/ui/theme/defineTheme';
import { createRoot } from 'react-dom/client';
import { Page } from '../../Page.tsx';

applyLocale('ar', document.documentElement);

// @ts-expect-error: types reach the app, and know that a look is no prop.
export const refusedButton = <Button className="mine">لا</Button>;

// The test switches it on after it has compared this app with the others.
const style = document.head.appendChild(document.createElement('style'));
style.id = 'theme';
style.media = 'not all';
style.textContent = defineTheme({ light: { accent: '#005f56', onAccent: '#ffffff' }, space: { s5: '18px' } });

createRoot(document.querySelector('#root')!).render(<Page />);
