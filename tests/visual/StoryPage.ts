import type { Browser, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';

interface Channel {
  on(name: string, listener: (payload: { storyId?: string; status?: string }) => void): void;
  off(name: string, listener: (payload: { storyId?: string; status?: string }) => void): void;
  emit(name: string, payload: object): void;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
  }
}

/** High enough for most sheets. A higher sheet gets a higher window. */
const defaultHeight = 900;
const maxHeight = 16_000;
/** The time of every run, so that relative dates do not change. */
const fixedTime = new Date('2026-10-05T10:00:00Z');

/** A page of a built Storybook that shows stories one after another in one mode. Loading a page for each story would take a second each. */
export class StoryPage {
  readonly #page: Page;
  readonly #mode: Mode;

  private constructor(page: Page, mode: Mode) {
    this.#page = page;
    this.#mode = mode;
  }

  /** Opens the Storybook at `url` in a mode, on any story. */
  static async open(browser: Browser, url: string, mode: Mode, firstStory: string): Promise<StoryPage> {
    const page = await browser.newPage({
      viewport: { width: mode.viewport, height: defaultHeight },
      reducedMotion: 'reduce',
      colorScheme: mode.theme,
      deviceScaleFactor: 1,
    });
    await page.clock.setFixedTime(fixedTime);
    // Other origins are blocked, so that they cannot change a picture.
    await page.route(
      (requestUrl) => requestUrl.protocol.startsWith('http') && requestUrl.origin !== url,
      (route) => route.abort(),
    );
    const globals = `locale:${mode.locale};theme:${mode.theme};a11y.manual:!true`;
    await page.goto(`${url}/iframe.html?id=${firstStory}&viewMode=story&globals=${globals}`);
    // Not “visible”: a story with nothing but a dialog has an empty body.
    await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor({ state: 'attached' });
    return new StoryPage(page, mode);
  }

  /** Shows a story and takes its screenshot. Throws if the story fails. */
  async takeScreenshot(id: string): Promise<Buffer> {
    await this.#page.setViewportSize({ width: this.#mode.viewport, height: defaultHeight });
    const status = await this.#page.evaluate(showStory, id);
    if (status !== 'success') throw new Error(`the story ended with “${status}”`);
    // With `content-visibility` covers far below are not rendered, so the window is made as high as the sheet.
    const full = await this.#page.evaluate(() => document.documentElement.scrollHeight);
    if (full > defaultHeight) {
      await this.#page.setViewportSize({ width: this.#mode.viewport, height: Math.min(full, maxHeight) });
      await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    return this.#page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}

/** Runs in the page: shows a story through Storybook's channel, and waits for the story, its fonts and its images. */
async function showStory(id: string): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const preview = window.__STORYBOOK_PREVIEW__;
  const endedPhases = new Set(['finished', 'errored', 'aborted']);
  // Selecting a story while another one renders makes Storybook reload the page.
  const waitForRender = async () => {
    while (!endedPhases.has(preview.currentRender?.phase ?? '')) await new Promise((done) => setTimeout(done, 10));
  };
  await waitForRender();
  const status = await new Promise<string>((resolve) => {
    const finished = (payload: { storyId?: string; status?: string }) => {
      if (payload.storyId !== id) return;
      channel.off('storyFinished', finished);
      clearTimeout(late);
      resolve(payload.status ?? 'unknown');
    };
    const late = setTimeout(() => {
      channel.off('storyFinished', finished);
      resolve('not finished after 30 s');
    }, 30_000);
    channel.on('storyFinished', finished);
    if (preview.currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  if (status !== 'success') return status;
  await waitForRender();
  await document.fonts.ready;
  // An image that cannot be loaded is visible in the screenshot.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  window.scrollTo(0, 0);
  // Popovers were positioned before Storybook moved the page. The event positions them again.
  window.dispatchEvent(new Event('resize'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return status;
}
