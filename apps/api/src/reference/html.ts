/** Escaped HTML. */
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

/** Template tag for HTML. It escapes every value that is not `Html`. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(fixed.map((text, at) => text + toText(parts[at])).join(''));

/** Renders the Markdown of the contract's descriptions: paragraphs, `code` and **strong**. */
export function renderMarkdown(markdown: string | undefined): Html[] {
  const paragraphs = markdown?.trim().split(/\n\s*\n/) ?? [];
  return paragraphs.filter(Boolean).map((paragraph) => html`<p>${renderInlineMarkdown(paragraph)}</p>`);
}

/** Renders Markdown without paragraphs. */
export const renderInlineMarkdown = (markdown: string): Html =>
  new Html(
    escape(markdown)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  );
