// What a visitor and a student do most, on the real server. In Chromium the e2e tests check the same, and everything else.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { labelsByLanguage } from '../../e2e/support/labels.ts';
import { dataDir, origin } from '../../e2e/support/settings.ts';
import type { OtherBrowser } from '../../../tools/verify/otherBrowsers.ts';
import type { BrowserWindow } from '../browserWindow.ts';
import { startWindow } from '../startWindow.ts';
import { User } from './User.ts';

const labels = labelsByLanguage.ar;
const course = 'الجبر والهندسة الفراغية: ٣ ثانوي';
const quiz = 'أساسيات HTML5';

let window: BrowserWindow;
let user: User;
beforeEach(async () => {
  window = await startWindow(process.env['TEST_BROWSER'] as OtherBrowser);
  user = new User(window);
  await user.open(`${origin}/favicon.svg`);
  // Without the intro.
  await window.evaluate("document.cookie = 'lang=ar; path=/'; document.cookie = 'splash=seen; path=/';");
});
afterEach(() => window.close());

const main = { role: 'main' };

async function signIn(): Promise<void> {
  const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const { email = '', password = '' } = accounts.find(({ role }) => role === 'student') ?? {};
  await user.types({ role: 'label', name: new RegExp(`^${labels.email}`), within: main }, email);
  await user.types({ role: 'label', name: new RegExp(`^${labels.password}`), within: main }, password);
  await user.clicks({ role: 'button', name: labels.login, within: main });
  await user.sees({ role: 'dialog', name: new RegExp(labels.welcome) });
}

test('a visitor finds a course and is asked to sign in for its video', async () => {
  await user.open(origin);
  await user.sees({ role: 'heading', name: labels.tagline });
  await user.types({ role: 'searchbox', name: labels.search }, 'الجبر');
  await user.isAt(/\?q=/);
  await user.count({ role: 'article' }, 1);
  await user.clicks({ role: 'link', name: new RegExp(course), within: { role: 'article' } });
  await user.hasFocusOn({ role: 'heading', name: course });
  await user.clicks({ role: 'button', name: labels.freeVideo });
  await user.isAt(/^\/login\?/);
  await expect(window.evaluate('return document.title;')).resolves.toContain(labels.login);
});

test('a student signs in, takes a quiz and sees the mark', async () => {
  await user.open(`${origin}/login`);
  await signIn();
  await user.open(`${origin}/single/html5-css-beginners`);
  await user.clicks({ role: 'link', name: new RegExp(quiz) });
  await user.sees({ role: 'heading', name: quiz });
  for (const question of [0, 1, 2, 3, 4, 5])
    await user.clicks({ role: 'radio', within: { role: 'group', index: question } });
  await user.clicks({ role: 'button', name: labels.submit });
  await user.hasFocusOn({ role: 'heading', name: labels.scored });
  await expect(window.evaluate('return document.body.innerText;')).resolves.toContain(labels.correctAnswer);
});
