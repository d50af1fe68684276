/** Adds a prepared message to a link that opens an app for messages. Not with `URLSearchParams`: the apps show its plus signs. */
export function addMessageText(url: string, text: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}text=${encodeURIComponent(text.toWellFormed())}`;
}
