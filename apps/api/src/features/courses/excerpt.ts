const longest = 160;

/** The beginning of a description for cards: at most 160 characters, cut between words, on one line. */
export function excerptOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= longest) return line;
  const head = letters.slice(0, longest - 1).join('');
  const end = head.lastIndexOf(' ');
  return `${(end > longest / 2 ? head.slice(0, end) : head).replace(/[،,.:؛\s]+$/u, '')}…`;
}
