// Two-step verification.
import { expect, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { createTotpCode, turnOnTwoStepWithApi } from '../twoStep.ts';
import type { Change } from './change.ts';
import { chooseRowAction, expectToast, getButton, getSearchUrl } from './steps.ts';

const password = 'nile-lantern-42';

/** Opens the set-up, and fills in the form. */
async function fillSetup(page: Page): Promise<void> {
  await page.goto(paths.twoStep.to());
  await getButton(page, 'Turn on').click();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('Code', { exact: true }).fill(createTotpCode((key ?? '').replaceAll(' ', '')));
}

export const twoStepChanges: readonly Change[] = [
  {
    operation: 'startTwoStepSetup',
    role: 'student',
    prepare: async (page) => {
      await page.goto(paths.twoStep.to());
      return getButton(page, 'Turn on');
    },
    expectSuccess: (page) => expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible(),
  },
  {
    operation: 'turnOnTwoStep',
    role: 'student',
    prepare: async (page) => {
      await fillSetup(page);
      return getButton(page, 'Turn on');
    },
    expectSuccess: (page) => expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible(),
  },
  {
    operation: 'resetTwoStep',
    prepare: async (page, testData) => {
      const { email } = await testData.ensureUser();
      await turnOnTwoStepWithApi(page.request, { email, password });
      await page.goto(getSearchUrl(paths.users.to(), testData));
      await chooseRowAction(page, testData.title, 'Turn off two-step verification');
      return page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' });
    },
    expectSuccess: expectToast('Two-step verification is off'),
  },
];
