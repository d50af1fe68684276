// Right to left as its guide says (a cache of its own with the plugin), dark by CSS variables, each part by its own path.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { start } from '../start.ts';

const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtl] });
const colorSchemes = { light: true, dark: true };
const theme = createTheme({ direction: 'rtl', cssVariables: { colorSchemeSelector: 'data-theme' }, colorSchemes });

export const startMui = (screen: ReactNode) =>
  start(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="light">
        <CssBaseline />
        {screen}
      </ThemeProvider>
    </CacheProvider>,
  );
