/** The cookies that the page sets. None of them grants access. `public/theme.js` also reads three of them. */
export const cookieNames = {
  language: 'lang',
  theme: 'theme',
  digits: 'digits',
  /** Whether a user is signed in, so that the server renders the right HTML. */
  signedIn: 'signed',
  /** The intro was shown in this browser session. */
  splash: 'splash',
  /** The fonts that this browser has loaded. Set and read by the server. */
  fonts: 'fonts',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** Gets the value of a cookie from `document.cookie` or a `Cookie` header. */
export const getCookie = (cookieHeader: string | undefined, name: CookieName): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(cookieHeader ?? '')?.[1];

/** Formats a cookie for `document.cookie`. Without `maxAgeSeconds` it ends with the browser session. */
export const formatCookie = (name: CookieName, value: string, maxAgeSeconds?: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax${maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`}`;
