/** The cookies that the page itself sets. None of them grants anything. `public/theme.js` reads three of them as well. */
export const cookieNames = {
  language: 'lang',
  theme: 'theme',
  digits: 'digits',
  /** Somebody is signed in, so that the first HTML fits. */
  signedIn: 'signed',
  /** The intro was shown in this browser session. */
  splash: 'splash',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** The value of a cookie in `document.cookie` or in a `Cookie` header. */
export const getCookie = (cookies: string | undefined, name: CookieName): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(cookies ?? '')?.[1];

/** A cookie to assign to `document.cookie`. Without an age it ends with the browser session. */
export const formatCookie = (name: CookieName, value: string, maxAgeSeconds?: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax${maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`}`;
