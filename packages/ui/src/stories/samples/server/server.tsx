import { getDirection } from '@fanous/ui/intl/applyLocale';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import { renderToString } from 'react-dom/server';
import { Page, type Settings } from './Page.tsx';

// Once, before the first page. Without it most icons are empty on the server.
await loadIcons();

/** Returns the document. `scripts` are the `<link>` and `<script>` tags of your bundler. */
export function renderDocument(settings: Settings, scripts: string): string {
  const { language, theme } = settings;
  // Without `data-theme` the page follows the system.
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}" dir="${getDirection(language)}"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>دورة الجبر</title>
${scripts}
<script id="settings" type="application/json">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
</head>
<body><div id="root">${renderToString(<Page settings={settings} />)}</div></body>
</html>`;
}
