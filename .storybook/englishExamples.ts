import type { Plugin } from 'vite';
import { translateExample } from '../packages/ui/src/stories/partPage/translateExample.ts';

/**
 * The examples with English texts; the code in the repository is Arabic. `Button.example.tsx?english&lang.tsx` is the component,
 * `Button.example.tsx?english-source` its code as a string.
 */
export const englishExamples = (): Plugin => ({
  name: 'english-examples',
  enforce: 'pre',
  transform: {
    filter: { id: /\.example\.tsx\?english/ },
    handler: (code, id) => {
      const english = translateExample(code);
      return id.endsWith('?english-source') ? `export default ${JSON.stringify(english)};` : english;
    },
  },
});
