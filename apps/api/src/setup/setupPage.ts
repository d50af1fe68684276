import type { InputLimits } from '../config/limits.ts';
import type { Language } from '../problems/language.ts';
import { formatArabicCharacterCount, formatEnglishCount, fieldMessages, formatMessage } from '../problems/messages.ts';
import type { FieldProblemCode } from '../problems/messages.ts';

const texts = {
  ar: {
    dir: 'rtl',
    title: 'إعداد فانوس',
    intro: 'أنشئ حساب المدير الأول. يعمل هذا الرابط مرة واحدة.',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    password: (min: number) => `كلمة المرور (${formatArabicCharacterCount(min)} على الأقل)`,
    submit: 'إنشاء الحساب',
  },
  en: {
    dir: 'ltr',
    title: 'Set up Fanous',
    intro: 'Create the first admin account. This link works once.',
    name: 'Full name',
    email: 'Email',
    password: (min: number) => `Password (at least ${formatEnglishCount(min, 'character')})`,
    submit: 'Create account',
  },
} as const;

const types = { name: 'text', email: 'email', password: 'password' } as const;

/** The fields of the form. */
export type SetupField = keyof typeof types;

/** The submitted values and their problems. */
export interface SetupFormState {
  key: string;
  values: Partial<Record<SetupField, string>>;
  problems: Partial<Record<SetupField, { code: FieldProblemCode; limit: number }>>;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders the set-up page: one form, no script. */
export function renderSetupPage(
  language: Language,
  { key, values, problems }: SetupFormState,
  { nameLength, password }: Pick<InputLimits, 'nameLength' | 'password'>,
): string {
  const text = texts[language];
  const maxLengths = { name: nameLength, email: 254, password: password.max };
  const field = (name: SetupField) => {
    const problem = problems[name];
    const label = name === 'password' ? text.password(password.min) : text[name];
    const direction = name === 'name' ? 'auto' : 'ltr';
    // A password is not sent back.
    const value = name === 'password' ? '' : escape(values[name] ?? '');
    return `
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${types[name]}" dir="${direction}" value="${value}" required maxlength="${maxLengths[name]}"
        autocomplete="${name === 'password' ? 'new-password' : name}"${
          problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
        }>
      ${problem ? `<p id="${name}-problem">${formatMessage(fieldMessages[problem.code], { language }, problem.limit)}</p>` : ''}`;
  };
  return `<!doctype html>
<html lang="${language}" dir="${text.dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text.title}</title>
    <link rel="stylesheet" href="/setup/setup.css">
  </head>
  <body>
    <main>
      <h1>${text.title}</h1>
      <p>${text.intro}</p>
      <form method="post" action="/setup">
        <input type="hidden" name="key" value="${escape(key)}">${field('name')}${field('email')}${field('password')}
        <button type="submit">${text.submit}</button>
      </form>
    </main>
  </body>
</html>`;
}
