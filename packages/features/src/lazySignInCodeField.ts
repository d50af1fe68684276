import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

/** The field for a code of two-step verification. Most users never see it. */
export const lazySignInCodeField = lazyComponent(
  'SignInCodeField',
  () => import('./dashboard/twoStep/SignInCodeField.tsx'),
);
