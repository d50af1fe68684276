// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as coversOnServer from './Cover.tsx';
import { loadCovers } from './loadCovers.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const algebra = { seed: 'algebra-1', categoryId: 1, courseTitle: 'الجبر' };

test('the browser keeps the pattern of the server, and draws another one when it changes', async () => {
  await loadCovers();
  document.body.innerHTML = renderToString(<coversOnServer.Cover {...algebra} />);
  const fromServer = document.querySelector('svg');
  expect(fromServer).not.toBeNull();

  // As in a browser, which has not loaded the code that draws patterns.
  vi.resetModules();
  const { Cover } = await import('./Cover.tsx');
  const { findCoverRenderer } = await import('./loadCovers.ts');
  const reportError = vi.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(document.body, <Cover {...algebra} />));
  expect(document.querySelector('svg')).toBe(fromServer);
  expect(findCoverRenderer()).toBeUndefined();
  expect(reportError).not.toHaveBeenCalled();

  await act(async () => root.render(<Cover {...algebra} seed="algebra-2" />));
  await vi.waitFor(() => expect(document.querySelector('svg')).not.toBe(fromServer));
});
