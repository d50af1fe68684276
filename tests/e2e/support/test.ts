import { test as base } from '@playwright/test';

/** The test function of all e2e tests. Contexts that a test opens are closed after it, or their pages would slow down later tests. */
export const test = base.extend<{ closeContexts: undefined }>({
  closeContexts: [
    async ({ browser }, use) => {
      const contextsBefore = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !contextsBefore.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
