// From the workspace's sources, through the plugins that build the app.
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import type { ReactNode } from 'react';
import { start } from '../start.ts';

export const startKhayamiya = (screen: ReactNode) =>
  start(
    <UiProvider language="ar" digits="latn">
      {screen}
    </UiProvider>,
  );
