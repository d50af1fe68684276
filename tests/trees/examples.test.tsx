import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInArabic } from './show.tsx';

const modules = import.meta.glob<Record<string, ComponentType>>('../../packages/ui/src/*/*/*.example.tsx', {
  eager: true,
});
/** Appears further down a page only. */
const invisible = new Set(['ScrollToTop']);

for (const [file, module] of Object.entries(modules)) {
  const name = file.split('/').at(-1)?.replace('.example.tsx', '') ?? file;
  test(`the example of ${name} renders`, async () => {
    const logged = vi.spyOn(console, 'error');
    onTestFinished(() => logged.mockRestore());
    const components = Object.values(module);
    expect(components).toHaveLength(1);
    const [Example] = components;
    if (!Example) throw new Error(`${file} exports a component`);
    const before = document.body.childElementCount;
    renderInArabic(<Example />);
    const place = document.body.children[before];
    await expect.poll(() => place?.childElementCount).toBeGreaterThanOrEqual(invisible.has(name) ? 0 : 1);
    expect(logged.mock.calls).toEqual([]);
  });
}
