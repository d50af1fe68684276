// Requests to delete an account through the API.
import { expect, type APIRequestContext } from '@playwright/test';

/** Asks for the deletion of an account. */
export async function requestDeletionWithApi(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const login = await request.post('/api/login', { data: { email, password } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const response = await request.post('/api/me/deletion-request', {
    headers: { Authorization: `Bearer ${token}` },
    data: { current_password: password },
  });
  expect(response.status(), 'deletion request').toBe(204);
}
