/** Escaped HTML. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = SafeHtml | string | number | undefined | readonly Part[];

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const toText = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof SafeHtml) return part.text;
  return typeof part === 'object' ? part.map(toText).join('') : escape(String(part));
};

/** Template tag for HTML. It escapes every value that is not `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): SafeHtml =>
  new SafeHtml(strings.map((text, index) => text + toText(parts[index])).join(''));

/** Renders the Markdown of the contract's descriptions: paragraphs, `code` and **strong**. */
export function renderMarkdown(markdown: string | undefined): SafeHtml[] {
  const paragraphs = markdown?.trim().split(/\n\s*\n/) ?? [];
  return paragraphs.filter(Boolean).map((paragraph) => html`<p>${renderInlineMarkdown(paragraph)}</p>`);
}

/** Renders Markdown without paragraphs. */
export const renderInlineMarkdown = (markdown: string): SafeHtml =>
  new SafeHtml(
    escape(markdown)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  );
