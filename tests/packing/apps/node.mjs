// Plain Node: no bundler, no window, no loader for styles. With `--conditions=react-server` React has no hooks, as in server
// components: modules with `use client` are then references, and all others must load.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

if (process.execArgv.includes('--conditions=react-server')) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const source = Buffer.from(loaded.source ?? '').toString();
      if (!/^['"]use client/.test(source)) return loaded;
      const names = [...source.matchAll(/export \{([^}]*)\}/g)]
        .flatMap(([, list]) => list.split(','))
        .map((name) => name.split(' as ').at(-1).trim());
      return {
        ...loaded,
        source: `const reference = {};\nexport { ${names.map((name) => `reference as ${name}`).join()} };`,
      };
    },
  });
}

const names = Object.values(JSON.parse(readFileSync('exports.json', 'utf8')));
for (const name of names) await import(name);
console.log(`${names.length} modules`);
