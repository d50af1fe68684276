import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Ltr } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Disclosure } from '../../navigation/Disclosure/Disclosure.tsx';
import { checkContrast } from '../../theme/checkContrast.ts';
import type { ColorName } from '../../theme/contrast.ts';
import { darkColors } from '../../theme/dark.ts';
import { lightColors } from '../../theme/light.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { colorInput, previews, token, tokenGrid, tokenName } from './guide.css.ts';
import { LiveExample } from './Guide.tsx';
import { type Themes, writeThemeCode } from './themeOverrides.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { useTextPicker } from './useTextPicker.ts';

/** The colours of a brand. The others follow from legibility and meaning, and seldom change. */
const brandColors: ColorName[] = [
  'primary',
  'primaryHover',
  'primaryPressed',
  'onPrimary',
  'primarySubtle',
  'onPrimarySubtle',
  'link',
  'focus',
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
];
const otherColors = (Object.keys(lightColors) as ColorName[]).filter(
  // Colour inputs have no transparency.
  (name) => !brandColors.includes(name) && lightColors[name].startsWith('#') && darkColors[name].startsWith('#'),
);

/** Changes the colours of both themes: shows parts in them, checks the contrast of all pairs, and writes the call of `defineTheme`. */
export function ThemeEditor() {
  const pickText = useTextPicker();
  const [themes, setThemes] = useState<Themes>({ light: lightColors, dark: darkColors });
  const names = { light: pickText('الفاتح', 'Light'), dark: pickText('الداكن', 'Dark') };
  const failedCount = checkContrast(themes).length;
  const change = (theme: keyof Themes, name: ColorName, value: string) =>
    setThemes((last) => ({ ...last, [theme]: { ...last[theme], [name]: value } }));

  const renderToken = (name: ColorName) => (
    <div key={name} className={token}>
      <span className={tokenName} lang="en">
        <Ltr>{name}</Ltr>
      </span>
      {(['light', 'dark'] as const).map((theme) => (
        <input
          key={theme}
          type="color"
          className={colorInput}
          aria-label={`${name} – ${names[theme]}`}
          value={themes[theme][name].toLowerCase()}
          onChange={(event) => change(theme, name, event.target.value)}
        />
      ))}
    </div>
  );

  return (
    <LiveExample>
      <Stack gap="s5">
        <Text tone="muted">
          {pickText(
            'لكل لون خانتان: الفاتح أولًا ثم الداكن.',
            'Each colour has two inputs: the light theme first, then the dark one.',
          )}
        </Text>
        <div className={tokenGrid}>{brandColors.map(renderToken)}</div>
        <Disclosure title={pickText('بقية الألوان', 'All other colours')} level={3}>
          <div className={tokenGrid}>{otherColors.map(renderToken)}</div>
        </Disclosure>
        <div>
          <Button variant="outline" icon="undo" onPress={() => setThemes({ light: lightColors, dark: darkColors })}>
            {pickText('العودة إلى ألوان خيّامية', 'Back to the colours of Khayamiya')}
          </Button>
        </div>
        <div className={previews}>
          <ThemePreview title={names.light} colors={themes.light} colorScheme="light" />
          <ThemePreview title={names.dark} colors={themes.dark} colorScheme="dark" />
        </div>
        <output>
          <Text as="span" strong tone={failedCount === 0 ? 'success' : 'danger'}>
            {failedCount === 0
              ? pickText('تباين كل الأزواج كافٍ.', 'The contrast of all pairs is sufficient.')
              : pickText(`أزواج تباينها غير كافٍ: ${failedCount}`, `Pairs without sufficient contrast: ${failedCount}`)}
          </Text>
        </output>
        <Disclosure title={pickText('كل الأزواج', 'All pairs')} level={3} defaultExpanded>
          <ContrastTable themes={themes} />
        </Disclosure>
        <CodeBlock fileName="theme.ts" code={writeThemeCode(themes)} />
      </Stack>
    </LiveExample>
  );
}
