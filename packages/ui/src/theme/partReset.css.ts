import { addReset } from './addReset.ts';

// Only in the published package, for apps with their own reset, or none. Every element of a part has a class, and every class of
// Khayamiya starts with `kh-` (`packages/ui/scripts/styles.ts`). Our own app and Storybook have the whole reset.
addReset('[class^="kh-"]');
