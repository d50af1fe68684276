import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserWindow, InputSource } from '../browserWindow.ts';

/** An element as a user finds it: by role and name. Password fields have no role; the role `label` finds a field by its label. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** Which of several, in the order of the page. */
  index?: number;
  /** The element around it. */
  within?: Target;
}

const timeoutMs = 30_000;
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Each new page needs the library again. */
const isLibraryThere = 'return typeof TestingLibraryDom === "object" && document.readyState === "complete";';
const addLibrary = `if (document.readyState !== 'complete') return; (function () {${library}}).call(window);`;
const find = `
  const find = ({ role, name, index = 0, within }) => {
    const parent = within ? find(within) : document.body;
    const text = name && (name.source === undefined ? name : new RegExp(name.source, name.flags));
    if (role === 'label') return parent && TestingLibraryDom.queryAllByLabelText(parent, text, { selector: 'input' })[index];
    return parent && TestingLibraryDom.queryAllByRole(parent, role, text === undefined ? {} : { name: text })[index];
  };`;

/** Does what a user does, in any browser: finds elements by role and name, clicks, types. Waits until that is possible. */
export class User {
  readonly #window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  async open(url: string): Promise<void> {
    // The page before it must not answer in its place.
    await this.#window.evaluate('window.TestingLibraryDom = undefined; window.isOld = true;');
    await this.#window.open(url);
    await this.#waitFor(`${url} opens`, 'return !window.isOld && document.readyState === "complete";');
  }

  async sees(target: Target): Promise<void> {
    await this.#waitFor(describe(target), `${find} return Boolean(find(${serialize(target)}));`);
  }

  async hasFocusOn(target: Target): Promise<void> {
    await this.#waitFor(
      `focus on ${describe(target)}`,
      `${find} return find(${serialize(target)}) === document.activeElement;`,
    );
  }

  async isAt(address: RegExp): Promise<void> {
    await this.#waitFor(
      `the address ${String(address)}`,
      `return ${String(address)}.test(location.pathname + location.search);`,
    );
  }

  async count(target: Omit<Target, 'index'>, expected: number): Promise<void> {
    const last = serialize({ ...target, index: expected - 1 });
    const next = serialize({ ...target, index: expected });
    const body = `${find} return ${expected === 0 ? 'true' : `Boolean(find(${last}))`} && !find(${next});`;
    await this.#waitFor(`${expected} of ${describe(target)}`, body);
  }

  async clicks(target: Target): Promise<void> {
    // Only where the click arrives: not under a dialog, nor while the element moves.
    const body = `${find}
      const element = find(${serialize(target)});
      if (!element) return null;
      const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = shown.getBoundingClientRect();
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      const before = window.lastPoint;
      window.lastPoint = point;
      const isStill = before && before.x === point.x && before.y === point.y;
      return hit && shown.contains(hit) && isStill ? point : null;`;
    const { x, y } = (await this.#waitFor(`a click on ${describe(target)}`, body)) as { x: number; y: number };
    await this.#window.evaluate('window.lastPoint = undefined;');
    await this.#window.act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async types(target: Target, text: string): Promise<void> {
    await this.clicks(target);
    await this.#window.evaluate('document.activeElement.select?.();');
    const actions = Array.from(text, (value): InputSource['actions'] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]).flat();
    await this.#window.act([{ type: 'key', id: 'keyboard', actions }]);
    const typed = `${find} return find(${serialize(target)})?.value === ${JSON.stringify(text)};`;
    await this.#waitFor(`${text} in ${describe(target)}`, typed);
  }

  async #waitFor(description: string, body: string): Promise<unknown> {
    let problem: unknown;
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(100)) {
      try {
        if (!(await this.#window.evaluate(isLibraryThere))) await this.#window.evaluate(addLibrary);
        const result = await this.#window.evaluate(body);
        if (result) return result;
      } catch (error) {
        // While a page loads, scripts fail.
        problem = error;
      }
    }
    const read = 'return `${location.href}\\n${document.body.innerText.slice(0, 2000)}`;';
    const page = await this.#window.evaluate(read).catch(String);
    throw new Error(`Not there: ${description}\n${String(page)}`, { cause: problem });
  }
}

const describe = ({ role, name = '' }: Target): string => `${role} ${String(name)}`;

const serialize = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
