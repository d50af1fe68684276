/** Ends the current task, so that the browser can paint and respond before the next one. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
