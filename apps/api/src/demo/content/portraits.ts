import type { TeacherKey } from './people.ts';

/** What a drawn person looks like. */
interface Look {
  background: string;
  clothes: string;
  skin: string;
  hair: string;
  /** `scarf` covers the hair with a headscarf in the colour of `hair`. */
  style: 'short' | 'receding' | 'curly' | 'long' | 'bun' | 'scarf';
  beard?: 'full' | 'moustache';
  hasGlasses?: boolean;
}

const looks: Record<TeacherKey, Look> = {
  'khaled-mansour': {
    background: '#cfe0f7',
    clothes: '#1b4f9c',
    skin: '#c68a5f',
    hair: '#2b2320',
    style: 'short',
    beard: 'moustache',
  },
  'hoda-shaaban': { background: '#f7e3c3', clothes: '#0a6873', skin: '#d9a578', hair: '#8f1830', style: 'scarf' },
  'amira-fouad': {
    background: '#d7ece2',
    clothes: '#5b2a5e',
    skin: '#b97c52',
    hair: '#e6d3b3',
    style: 'scarf',
    hasGlasses: true,
  },
  'mahmoud-elsherbiny': {
    background: '#e9dcef',
    clothes: '#33415c',
    skin: '#a96f45',
    hair: '#8b8680',
    style: 'receding',
    hasGlasses: true,
  },
  'abdelrahman-zaki': {
    background: '#f3ecdf',
    clothes: '#1e5b43',
    skin: '#8a5a3a',
    hair: '#1d1815',
    style: 'short',
    beard: 'full',
  },
  'mariam-gerges': { background: '#d5ecee', clothes: '#a9420c', skin: '#e0b088', hair: '#3a251b', style: 'long' },
  'tarek-elnaggar': {
    background: '#f9e2d2',
    clothes: '#163f7e',
    skin: '#c68a5f',
    hair: '#b9b4ad',
    style: 'short',
    hasGlasses: true,
  },
  'nermin-adel': { background: '#dfe6f3', clothes: '#8f1830', skin: '#9c6540', hair: '#1f1713', style: 'bun' },
  'ayman-rashwan': {
    background: '#e2ecd6',
    clothes: '#2a3347',
    skin: '#d9a578',
    hair: '#5a4636',
    style: 'receding',
    beard: 'full',
  },
  'youssef-galal': {
    background: '#fbe7bd',
    clothes: '#0a6873',
    skin: '#7a4e33',
    hair: '#17110e',
    style: 'curly',
    hasGlasses: true,
  },
};

/** Draws the portrait of a demo teacher as SVG. */
export function renderPortrait(teacher: TeacherKey): string {
  const look = looks[teacher];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="960" height="960">',
    `<rect width="320" height="320" fill="${look.background}"/>`,
    renderHairBehind(look),
    `<path d="M132 190h56v52q-28 26-56 0z" fill="${shade(look.skin)}"/>`,
    `<path d="M40 320q4-78 84-88 36 26 72 0 80 10 84 88z" fill="${look.clothes}"/>`,
    '<path d="M124 232q36 30 72 0l-36 46z" fill="#fbf7ef"/>',
    `<ellipse cx="160" cy="142" rx="56" ry="68" fill="${look.skin}"/>`,
    look.style === 'scarf' ? '' : renderEars(look),
    renderBeard(look),
    renderFace(look),
    renderHair(look),
    look.hasGlasses ? renderGlasses : '',
    '</svg>',
  ].join('');
}

const renderEars = ({ skin }: Look) =>
  `<g fill="${skin}"><circle cx="104" cy="148" r="12"/><circle cx="216" cy="148" r="12"/></g>`;

const renderFace = ({ skin, hair, style }: Look) => `
  <g fill="none" stroke="${style === 'scarf' ? '#3a251b' : shade(hair)}" stroke-width="6" stroke-linecap="round">
    <path d="M126 124q12-8 24 0M170 124q12-8 24 0"/>
  </g>
  <g fill="#241a16"><circle cx="138" cy="142" r="6"/><circle cx="182" cy="142" r="6"/></g>
  <path d="M160 146q-8 20 4 22" fill="none" stroke="${shade(skin)}" stroke-width="5" stroke-linecap="round"/>
  <path d="M140 182q20 16 40 0" fill="none" stroke="#7d3227" stroke-width="6" stroke-linecap="round"/>`;

function renderHairBehind({ style, hair }: Look): string {
  if (style === 'long') return `<path d="M92 140q0-86 68-86t68 86v92q-14 14-36 8H128q-22 6-36-8z" fill="${hair}"/>`;
  if (style === 'bun') return `<circle cx="160" cy="60" r="28" fill="${hair}"/>`;
  return '';
}

function renderHair({ style, hair }: Look): string {
  switch (style) {
    case 'scarf':
      // One shape with the opening for the face, down to the shoulders.
      return `<path fill-rule="evenodd" fill="${hair}" d="M160 54q84 0 82 100-2 62 20 110-102 44-204 0 22-48 20-110-2-100 82-100zM160 84q-46 0-48 56 0 62 48 68 48-6 48-68-2-56-48-56z"/>
        <path d="M112 214q48 40 104-4" fill="none" stroke="#00000022" stroke-width="5" stroke-linecap="round"/>`;
    case 'receding':
      return `<path d="M100 140q-6-44 22-58-8 24-12 58zM220 140q6-44-22-58 8 24 12 58z" fill="${hair}"/>`;
    case 'curly':
      return `<g fill="${hair}">${[
        [108, 112],
        [112, 88],
        [134, 72],
        [160, 66],
        [186, 72],
        [208, 88],
        [212, 112],
        [146, 88],
        [174, 88],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="22"/>`)
        .join('')}</g>`;
    case 'long':
    case 'bun':
      return `<path d="M102 142q-4-72 58-74 62 2 58 74-14-34-62-46-34 14-54 46z" fill="${hair}"/>`;
    // Short hair, and each style without a shape of its own.
    default:
      return `<path d="M102 136q-6-68 58-70 64 2 58 70-6-22-18-34-42 8-80 0-12 12-18 34z" fill="${hair}"/>`;
  }
}

function renderBeard({ beard, hair }: Look): string {
  if (beard === 'moustache') return `<path d="M132 174q28-16 56 0-28 10-56 0z" fill="${hair}"/>`;
  if (beard === 'full')
    return `<path fill-rule="evenodd" fill="${hair}" d="M105 150q4 66 55 66t55-66q-10 16-30 16-25-8-50 0-20 0-30-16zM140 178h40q-4 18-20 18t-20-18z"/>`;
  return '';
}

const renderGlasses = `<g fill="none" stroke="#241a16" stroke-width="5">
  <rect x="116" y="128" width="40" height="30" rx="13"/><rect x="164" y="128" width="40" height="30" rx="13"/><path d="M156 140h8"/>
</g>`;

/** Darkens a colour, for shadows. */
const shade = (color: string): string =>
  `#${[1, 3, 5]
    .map((start) =>
      Math.round(Number.parseInt(color.slice(start, start + 2), 16) * 0.84)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
