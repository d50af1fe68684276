/** The port of the Storybook under test. */
export const port = 6107;
export const origin = `http://127.0.0.1:${port}`;
