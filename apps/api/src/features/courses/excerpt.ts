const maxExcerptLength = 160;

/** Creates the excerpt of a description for cards: at most 160 characters, cut between words, on one line. */
export function toExcerpt(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= maxExcerptLength) return line;
  const head = letters.slice(0, maxExcerptLength - 1).join('');
  const end = head.lastIndexOf(' ');
  return `${(end > maxExcerptLength / 2 ? head.slice(0, end) : head).replace(/[،,.:؛\s]+$/u, '')}…`;
}
