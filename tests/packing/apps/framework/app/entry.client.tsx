import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A difference between server and browser is an error in the console.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, { onRecoverableError: (error) => console.error(error) });
});
