import type { Brand } from './brand.ts';

const Leaf = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden>
    <path d="M4 20c0-9 5-16 16-16 0 11-7 16-13 16l5-8-6 8z" />
  </svg>
);

/** The brand of another app: a mark, and the name as text. */
export const sampleBrand: Brand = {
  name: { ar: 'واحة التعلّم', en: 'Waha' },
  mark: <Leaf />,
  picture: (
    <svg viewBox="0 0 24 24" width="100%" height="100%" fill="currentColor" aria-hidden>
      <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" />
      <path d="M7 17c0-6 3-10 10-10 0 7-4 10-8 10l3-5-4 5z" />
    </svg>
  ),
};
