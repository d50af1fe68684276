/** Summarizes a statement by its first word and its first table: `select users`. */
export function summarizeQuery(sql: string): string {
  const operation = /\w+/.exec(sql)?.[0].toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update|join)\s+"?(\w+)/i.exec(sql)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}
