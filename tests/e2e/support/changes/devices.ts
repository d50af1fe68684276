// My devices.
import { expect, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import type { TestData } from '../testData.ts';
import type { Change } from './change.ts';
import { expectToast, getButton } from './steps.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Signs the student in on another device, and opens the list. */
async function openDevices(page: Page, { email }: TestData): Promise<void> {
  const response = await page.request.post('/api/login', {
    data: { email: `student-${email}`, password: 'nile-lantern-42' },
    headers: { 'user-agent': firefox },
  });
  expect(response.status()).toBe(200);
  await page.goto(paths.devices.to());
}

export const deviceChanges: readonly Change[] = [
  {
    operation: 'endMySession',
    role: 'student',
    prepare: async (page, testData) => {
      await openDevices(page, testData);
      await getButton(page, 'Log out Firefox on Windows').click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
    },
    expectSuccess: expectToast('The device was logged out'),
  },
  {
    operation: 'endMyOtherSessions',
    role: 'student',
    prepare: async (page, testData) => {
      await openDevices(page, testData);
      await getButton(page, 'Log out all others').click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' });
    },
    expectSuccess: expectToast('All other devices were logged out'),
  },
];
