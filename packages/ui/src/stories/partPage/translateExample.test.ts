import { expect, test } from 'vitest';
import { findUntranslatedTexts, translateExample } from './translateExample.ts';

test('texts in quotes, tags and templates become English, the rest of the code stays', () => {
  const source = `
    <Button label="حفظ" icon="check">
      اشترك الآن
    </Button>
    const move = (name: string, position: number) => \`نقل \${name} إلى أعلى\`;
    const count = \`\${name}، \${count}\`;`;
  expect(findUntranslatedTexts(source)).toEqual([]);
  expect(translateExample(source)).toBe(`
    <Button label="Save" icon="check">
      Subscribe
    </Button>
    const move = (name: string, position: number) => \`Move \${name} up\`;
    const count = \`\${name}, \${count}\`;`);
});

test('a text without English is found and stays', () => {
  const source = `<Button>كلمة بلا ترجمة</Button>`;
  expect(findUntranslatedTexts(source)).toEqual(['كلمة بلا ترجمة']);
  expect(translateExample(source)).toBe(source);
});
