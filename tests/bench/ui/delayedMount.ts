/** With `?delayed` in the URL the screen mounts only when `window.mount` is called, with all rows or questions. */
export const isMountDelayed = () => new URLSearchParams(location.search).has('delayed');

declare global {
  interface Window {
    mount?: () => void;
  }
}
