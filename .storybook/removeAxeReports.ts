import { afterEach } from 'vitest';

// The add-on for accessibility attaches all that axe looked at, 150 kB for each story. A violation fails the test by itself.
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
