// Right to left by its own direction provider, as its guide says.
import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { start } from '../start.ts';

const theme = createTheme({});

export const startMantine = (screen: ReactNode) =>
  start(
    <DirectionProvider initialDirection="rtl">
      <MantineProvider theme={theme} defaultColorScheme="light">
        {screen}
      </MantineProvider>
    </DirectionProvider>,
  );
