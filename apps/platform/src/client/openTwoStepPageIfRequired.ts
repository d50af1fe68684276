import { createApiError } from '@fanous/api-client/errors';
import { paths } from '@fanous/features/paths';
import type { DataRouter } from 'react-router-dom';

/** Opens the page for two-step verification, if the server refuses everything else until it is on. */
export async function openTwoStepPageIfRequired(response: Response, router: DataRouter): Promise<void> {
  const body: unknown = await response.json().catch(() => undefined);
  const path = paths.twoStep.to();
  if (createApiError(response, body).code === 'two_step_required' && router.state.location.pathname !== path)
    await router.navigate(path);
}
