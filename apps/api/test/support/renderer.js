// A fake renderer. Its documents contain the render request.

let rendered = 0;
// The test releases slow pages.
const released = new Promise((resolve) => (globalThis.releasePages = resolve));

const getCookie = (cookie, name) => new RegExp(`${name}=(\\w+)`).exec(cookie ?? '')?.[1];

/** @type {import('@fanous/api-client/rendering').RendererModule['createRenderer']} */
export const createRenderer = () =>
  Promise.resolve({
    readPreferences: (cookie) => ({
      language: getCookie(cookie, 'lang') ?? 'ar',
      digits: getCookie(cookie, 'digits') ?? 'latn',
      theme: getCookie(cookie, 'theme'),
      isSignedIn: false,
      hasSeenSplash: getCookie(cookie, 'splash') === 'seen',
    }),
    splashSeenCookie: 'splash=seen; Path=/',
    getHtmlAttributes: ({ language, theme }) => `lang="${language}"${theme ? ` data-theme="${theme}"` : ''}`,
    replaceHtmlAttributes: (html, attributes) => html.replace('<html>', `<html ${attributes}>`),
    getCanonicalPath: (target) => (target.startsWith('/dashboard') ? undefined : target.split('?')[0]),
    getFontHeaders: () => ({ link: '</font.woff2>; rel=preload' }),
    needsSplash: (path, { hasSeenSplash }) => path === '/' && !hasSeenSplash,
    getShellDocument: (target, { language }) => ({
      key: language,
      createHtml: () => `<!doctype html><html>shell ${language}</html>`,
      styleElementHashes: ["'sha256-shell'"],
      styleAttributeHashes: [],
    }),
    render: async ({ path, language, digits, hasSplash, fetch }) => {
      rendered += 1;
      const document = {
        status: 200,
        html: '',
        styleElementHashes: ["'sha256-element'"],
        styleAttributeHashes: ["'sha256-abc'"],
      };
      if (path === '/moved') return { ...document, status: 301, location: '/there' };
      if (path === '/missing') return { ...document, status: 404 };
      if (globalThis.isDatabaseAway) throw Object.assign(new Error('no database'), { status: 503 });
      if (path === '/broken') throw new Error('broken on purpose');
      if (path.startsWith('/refused/')) throw Object.assign(new Error('refused'), { status: Number(path.slice(9)) });
      if (path.startsWith('/slow/')) await released;
      const [, slug] = /^\/single\/(.+)$/.exec(path) ?? [];
      const url = slug ? `/api/public/courses/${slug}` : path === '/private-data' ? '/api/users' : '/api/courses';
      const response = await fetch(
        new Request(`http://page.invalid${url}`, { headers: { 'accept-language': language } }),
      );
      const text = await response.text();
      return {
        ...document,
        html: `<!doctype html><html><p id="outdated" role="status" hidden></p>drawn=${rendered} ${path} digits=${digits} splash=${hasSplash} status=${response.status} ${text}</html>`,
      };
    },
  });
