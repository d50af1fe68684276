/** A piece of HTML that needs no escaping any more. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const toText = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(toText).join('') : escape(String(part));
};

/** Puts a page together; whatever is not HTML already is escaped. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(fixed.map((text, at) => text + toText(parts[at])).join(''));

/** The little Markdown that the contract's descriptions use: paragraphs, `code` and **strong**. */
export function prose(markdown: string | undefined): Html[] {
  const paragraphs = markdown?.trim().split(/\n\s*\n/) ?? [];
  return paragraphs.filter(Boolean).map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** The same within a line. */
export const inline = (markdown: string): Html =>
  new Html(
    escape(markdown)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  );
