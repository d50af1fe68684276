import '@fanous/ui/fonts.css';
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { Button } from '@fanous/ui/actions/Button';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { createRoot } from 'react-dom/client';
import { Page } from '../../Page.tsx';

applyLocale('ar', document.documentElement);

// @ts-expect-error: types reach the app, and know that a look is no prop.
export const refusedButton = <Button className="mine">لا</Button>;

createRoot(document.querySelector('#root')!).render(<Page />);
