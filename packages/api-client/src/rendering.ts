// The contract of server-side rendering: `apps/platform` implements it, `apps/api` and the development server call it. Types only.

/** What a request says of its visitor. The visitor controls all of it, and none of it grants anything. */
export interface VisitorPreferences {
  language: 'ar' | 'en';
  digits: 'latn' | 'arab';
  /** The chosen theme; without one the system's theme applies. */
  theme: 'light' | 'dark' | undefined;
  /** Whether the browser believes to be signed in. */
  isSignedIn: boolean;
  /** Whether this browser session has seen the intro. */
  hasSeenSplash: boolean;
}

/** A page to render. */
export interface RenderRequest extends Pick<VisitorPreferences, 'language' | 'digits'> {
  /** Path and query, as `getCanonicalPath` returns them. */
  path: string;
  /** Renders the intro over the page. */
  hasSplash: boolean;
  /** Calls our own API without a session. */
  fetch: (request: Request) => Promise<Response>;
  /** Stops the wait for data. */
  signal: AbortSignal;
}

/** Hashes of the styles of a document, for the content security policy. */
export interface StyleHashes {
  /** Hashes of its style elements. */
  styleElementHashes: string[];
  /** Hashes of its style attributes. */
  styleAttributeHashes: string[];
}

/** A document without a page, for pages that the browser renders. */
export interface Shell extends StyleHashes {
  /** The same for the same document. */
  key: string;
  createHtml: () => string;
}

/** A document, the same for all visitors with one language and one kind of digits, or a redirect. */
export interface RenderedPage extends StyleHashes {
  status: number;
  html: string;
  /** Where a redirect leads. */
  location?: string;
}

/** One file of the app's build (Vite's `manifest.json`). */
export interface ManifestChunk {
  file: string;
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The files of the app's build, by the source module that each begins with. */
export type Manifest = Record<string, ManifestChunk>;

/** What a renderer is created from. */
export interface RendererOptions {
  /** The built `index.html`. */
  template: string;
  /** Empty in development, where there is no build. */
  manifest: Manifest;
  /** The texts of the build's stylesheets, by file name. Empty in development. */
  styles: Record<string, string>;
  /** The URL of the site; empty when it is not configured. */
  origin: string;
}

/** Renders the pages of the app. */
export interface Renderer {
  /** The canonical path and query of a page; undefined for pages that only the browser renders. */
  getCanonicalPath: (target: string, preferences: Pick<VisitorPreferences, 'isSignedIn'>) => string | undefined;
  readPreferences: (cookie: string | undefined) => VisitorPreferences;
  /** Whether a page opens with the intro (decision 20). */
  needsSplash: (path: string, preferences: VisitorPreferences) => boolean;
  /** The cookie that records that the intro was shown. */
  splashSeenCookie: string;
  /**
   * The headers that start the fonts together with the document in a browser that has them in its cache; in another browser,
   * the cookie that remembers them.
   */
  getFontHeaders: (
    language: VisitorPreferences['language'],
    cookie: string | undefined,
  ) => { link: string } | { 'set-cookie': string };
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /**
   * The shell for a page that the browser renders. It starts the files of the page: without that each file would be requested after
   * the one that imports it. There are few different ones.
   */
  getShellDocument: (target: string, preferences: VisitorPreferences) => Shell;
  /** The attributes of `<html>` for a visitor. There are few different ones. */
  getHtmlAttributes: (preferences: VisitorPreferences) => string;
  /** Replaces the attributes of `<html>` in a document. */
  replaceHtmlAttributes: (html: string, attributes: string) => string;
}

/** The exports of the built `entry-server.js`. */
export interface RendererModule {
  createRenderer: (options: RendererOptions) => Promise<Renderer>;
}
