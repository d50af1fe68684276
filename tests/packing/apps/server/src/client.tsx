// The app has no reset, and its own styles stand outside of layers.
import '@fanous/ui/theme.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from '../../Page.tsx';

hydrateRoot(document.querySelector('#root')!, <Page />, { onRecoverableError: (error) => console.error(error) });
