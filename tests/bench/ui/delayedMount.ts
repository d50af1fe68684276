/** `?held` in the address: the screen comes with its rows or questions at once, when `window.mount` is called. */
export const isMountDelayed = () => new URLSearchParams(location.search).has('held');

declare global {
  interface Window {
    mount?: () => void;
  }
}
