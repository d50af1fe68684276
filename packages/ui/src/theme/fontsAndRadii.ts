/** The font families, each with fallbacks of similar width. */
export const fonts = {
  display:
    "'Alexandria Variable', near-display, 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
  text: "'IBM Plex Sans Arabic', near-text, 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
} as const;

/** The radii of corners. */
export const radii = {
  xs: '6px',
  sm: '10px',
  control: '12px',
  card: '20px',
  hero: '28px',
  pill: '999px',
  signature: '120px',
} as const;
