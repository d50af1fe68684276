import { globSync } from 'node:fs';

const names = new Set();
// Files of workers (assets) are not imported.
for (const file of globSync('node_modules/@fanous/ui/dist/!(shared|assets)/**/*.js')) {
  const [group, ...rest] = file.split('dist/')[1].replace(/\.js$/, '').split('/');
  names.add(`@fanous/ui/${group}/${rest.at(-1)}`);
}
// Exported under the name of what it does.
names.delete('@fanous/ui/media/drawing');
names.add('@fanous/ui/media/loadIcons');
names.delete('@fanous/ui/feedback/toasts');
for (const name of [...names, '@fanous/ui/feedback/toasts']) await import(name);
console.log(`${names.size + 1} modules`);
