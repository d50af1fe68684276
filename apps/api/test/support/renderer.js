// Stands in for what the app's build brings to draw pages: its documents say what it was asked.

let drawn = 0;
// The test says when what is slow may go on.
const released = new Promise((resolve) => (globalThis.releasePages = resolve));

const chosen = (cookie, name) => new RegExp(`${name}=(\\w+)`).exec(cookie ?? '')?.[1];

export const readReader = (cookie) => ({
  language: chosen(cookie, 'lang') ?? 'ar',
  digits: chosen(cookie, 'digits') ?? 'latn',
  theme: chosen(cookie, 'theme'),
  hasSeenSplash: chosen(cookie, 'splash') === 'seen',
});

export const seenCookie = 'splash=seen; Path=/';

export const lookOf = ({ language, theme }) => `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`;

export const dress = (html, look) => html.replace('<html>', look);

export const createRenderer = () =>
  Promise.resolve({
    addressOf: (target) => (target.startsWith('/dashboard') ? undefined : target.split('?')[0]),
    hasSplash: (address, { hasSeenSplash }) => address === '/' && !hasSeenSplash,
    shell: (language) => `<!doctype html><html>shell ${language}</html>`,
    render: async ({ address, language, digits, hasSplash, fetch }) => {
      drawn += 1;
      const document = { status: 200, html: '', styles: ["'sha256-abc'"] };
      if (address === '/moved') return { ...document, status: 301, location: '/there' };
      if (address === '/missing') return { ...document, status: 404 };
      if (address === '/broken') throw new Error('broken on purpose');
      if (address.startsWith('/refused/'))
        throw Object.assign(new Error('refused'), { status: Number(address.slice(9)) });
      if (address.startsWith('/slow/')) await released;
      const asked = address === '/private-data' ? '/api/users' : '/api/courses';
      const answer = await fetch(
        new Request(`http://page.invalid${asked}`, { headers: { 'accept-language': language } }),
      );
      const text = await answer.text();
      return {
        ...document,
        html: `<!doctype html><html>drawn=${drawn} ${address} digits=${digits} splash=${hasSplash} status=${answer.status} ${text}</html>`,
      };
    },
  });
