import type { Plugin } from 'vite';
import { translateExample } from '../packages/ui/src/stories/partPage/translateExample.ts';

/** Compiles `Button.example.tsx?english&lang.tsx`: the example with English texts. The code in the repository is Arabic. */
export const englishExamples = (): Plugin => ({
  name: 'english-examples',
  enforce: 'pre',
  transform: {
    filter: { id: /\.example\.tsx\?english/ },
    handler: (code) => translateExample(code),
  },
});
