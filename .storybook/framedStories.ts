import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { ToolbarGlobals } from '../packages/ui/src/stories/guide/useToolbarGlobals.ts';

interface Channel {
  emit(event: string, payload: object): void;
}
type PreviewWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

const toUrl = (globals: ToolbarGlobals) => {
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?globals=${pairs.join(';')}`;
};

/** Makes the frames that a docs page adds from now on start with these globals. Storybook reads this URL when it draws a frame. */
export function setGlobalsOfNewFrames(globals: ToolbarGlobals): void {
  Object.assign(globalThis, { PREVIEW_URL: toUrl(globals) });
}

/** Shows the stories that a docs page has in frames with these globals. A frame that is still loading starts again. */
export function updateFramedStories(page: Document, globals: ToolbarGlobals): void {
  for (const frame of page.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const preview: PreviewWindow | null = frame.contentWindow;
    if (preview?.__STORYBOOK_ADDONS_CHANNEL__) {
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit(UPDATE_GLOBALS, { globals });
    } else {
      const url = new URL(frame.src);
      url.searchParams.set('globals', new URL(toUrl(globals), frame.src).searchParams.get('globals') ?? '');
      frame.src = url.href;
    }
  }
}
