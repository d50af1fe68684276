// Builds Storybook and serves it for the tests of the docs pages. STORYBOOK_DIR takes a finished build instead.
import { buildWorkingTreeStorybook } from '../visual/storybooks.ts';
import { serveFolder } from '../visual/serveFolder.ts';
import { port } from './settings.ts';

await serveFolder(process.env['STORYBOOK_DIR'] ?? buildWorkingTreeStorybook(), port);
