import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInArabic } from './show.tsx';

const modules = import.meta.glob<Record<string, ComponentType>>('../../packages/ui/src/*/*/*.example.tsx', {
  eager: true,
});
/** These show nothing at first: one reads a cookie, one is for the end of a page, one has its text outside of the page. */
const invisible = ['ScrollToTop'];

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
    if (!invisible.includes(name)) await expect.poll(() => place?.childElementCount).toBeGreaterThan(0);
    expect(logged.mock.calls).toEqual([]);
  });
}
