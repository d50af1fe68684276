import '@fanous/ui/fonts.css';
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

applyLocale('ar', document.documentElement);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider language="ar">
      <App />
    </UiProvider>
  </StrictMode>,
);
