import '@fanous/ui/fonts.css';
import '@fanous/ui/theme.css';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import { hydrateRoot } from 'react-dom/client';
import { Page, type Settings } from './Page.tsx';

const settings = JSON.parse(document.getElementById('settings')!.textContent) as Settings;

// The same icons as on the server, or React would report different HTML.
await loadIcons();
hydrateRoot(document.getElementById('root')!, <Page settings={settings} />);
