import { formatMessage } from '../problems/messages.ts';
import type { MessageTemplate } from '../problems/messages.ts';
import { html } from '../reference/html.ts';
import type { MailKind, Mail, MailLanguage } from './mail.ts';
import { mailTexts } from './mailTexts.ts';

interface MailContent {
  kind: MailKind;
  url: string;
  /** Undefined if the language of the user is not known. Then the mail has both, Arabic first. */
  language: MailLanguage | undefined;
  /** The number of the texts. */
  number?: number;
  /** What happened, in the language of the mail. Lines after the first paragraph. */
  details?: readonly string[];
}

interface MailSection {
  language: MailLanguage['language'];
  subject: string;
  paragraphs: string[];
  button: string;
  closing: string;
}

const bothLanguages: readonly MailLanguage[] = [
  { language: 'ar', digits: 'latn' },
  { language: 'en', digits: 'latn' },
];

/** Renders a mail as HTML and as plain text. */
export function renderMail({ kind, url, language, number, details = [] }: MailContent): Omit<Mail, 'to'> {
  const languages = language ? [language] : bothLanguages;
  const sections = languages.map((one) => formatSection(kind, one, number, details));
  return {
    subject: sections.map(({ subject }) => subject).join(' – '),
    text: sections.map((section) => renderText(section, url)).join('\n\n---\n\n'),
    html: renderHtml(sections, url),
  };
}

function formatSection(
  kind: MailKind,
  language: MailLanguage,
  number: number | undefined,
  details: readonly string[],
): MailSection {
  const format = (message: MessageTemplate) => formatMessage(message, language, number);
  const { subject, paragraphs, button, closing } = mailTexts[kind];
  const [first = '', ...others] = paragraphs.map(format);
  return {
    language: language.language,
    subject: format(subject),
    paragraphs: [first, ...details, ...others],
    button: format(button),
    closing: format(closing),
  };
}

/** The URL has a line of its own, so that no direction of text and no punctuation touches it. */
const renderText = ({ paragraphs, button, closing }: MailSection, url: string): string =>
  [...paragraphs, `${button}:\n${url}`, closing].join('\n\n');

const styles = {
  body: 'margin:0;padding:24px 16px;background:#f7f2e8;color:#2b2118;font:16px/1.7 Tahoma,Arial,sans-serif',
  section: 'max-width:480px;margin:0 auto 16px;padding:24px;background:#fffdf8;border-radius:12px',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.5',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;background:#9c1f2e;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold',
  note: 'margin:0 0 16px;color:#6a5b4c;font-size:14px;word-break:break-all',
};

// Mail programs ignore style sheets, so each element has its own styles.
function renderHtml(sections: readonly MailSection[], url: string): string {
  const [first] = sections;
  return html`<!doctype html>
    <html lang="${first?.language}" dir="${getDirection(first)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${first?.subject}</title>
      </head>
      <body style="${styles.body}">
        ${sections.map((section) => renderHtmlSection(section, url))}
      </body>
    </html> `.text;
}

const renderHtmlSection = (section: MailSection, url: string) =>
  html`<div lang="${section.language}" dir="${getDirection(section)}" style="${styles.section}">
    <h1 style="${styles.title}">${section.subject}</h1>
    ${section.paragraphs.map((paragraph) => html`<p style="${styles.paragraph}">${paragraph}</p>`)}
    <p style="${styles.paragraph}"><a href="${url}" style="${styles.button}">${section.button}</a></p>
    <p dir="ltr" style="${styles.note}">${url}</p>
    <p style="margin:0">${section.closing}</p>
  </div> `;

const getDirection = (section: MailSection | undefined) => (section?.language === 'en' ? 'ltr' : 'rtl');
