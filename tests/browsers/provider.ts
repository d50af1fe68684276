import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider } from 'vitest/node';
import type { OtherBrowser } from '../../tools/verify/otherBrowsers.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { startWindow } from './startWindow.ts';

/**
 * Opens the pages of Vitest's browser mode in Firefox or WebKit as Debian ships them. It can open pages only: stories act with the events of
 * `storybook/test`, inside the page.
 */
export const installedBrowser = (browser: OtherBrowser) =>
  defineBrowserProvider({
    name: 'installed',
    providerFactory: (): BrowserProvider => {
      const windows = new Map<string, Promise<BrowserWindow>>();
      return {
        name: 'installed',
        supportsParallelism: true,
        getCommandsContext: () => ({}),
        openPage: async (sessionId, url) => {
          const opened = windows.get(sessionId) ?? startWindow(browser);
          windows.set(sessionId, opened);
          await (await opened).open(url);
        },
        close: async () => {
          const opened = [...windows.values()];
          windows.clear();
          for (const result of await Promise.allSettled(opened))
            if (result.status === 'fulfilled') await result.value.close();
        },
      };
    },
  });
