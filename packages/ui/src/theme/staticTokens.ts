/** The space scale. */
export const spaces = {
  s1: '2px',
  s2: '4px',
  s3: '8px',
  s4: '12px',
  s5: '16px',
  s6: '20px',
  s7: '24px',
  s8: '32px',
  s9: '40px',
  s10: '48px',
  s11: '64px',
  s12: '96px',
} as const;

/** Durations and easing curves. */
export const motion = {
  duration: { fast: '120ms', base: '180ms', slow: '240ms', page: '320ms' },
  easing: { enter: 'cubic-bezier(.2,.8,.2,1)', exit: 'cubic-bezier(.4,0,1,1)' },
} as const;

/**
 * Tokens that never change. Styles contain their values instead of CSS variables, because the browser must resolve a variable for
 * every element that uses it. In the published package, spaces and motion are variables nevertheless, so that an app can change them.
 */
export const staticTokens = {
  size: {
    s0: '0',
    ...spaces,
    control: '44px',
    controlLarge: '52px',
    container: '1200px',
    measure: '36em',
    drawer: '280px',
    sideMenu: '264px',
    header: '72px',
    tableViewport: '600px',
    videoListViewport: '430px',
    summaryListViewport: '350px',
  },
  border: { subtle: '1px', control: '1.5px', selected: '2px', focus: '3px', focusOffset: '2px' },
  ...motion,
  layer: {
    base: '0',
    sticky: '10',
    header: '20',
    scrollTop: '30',
    drawer: '40',
    dialog: '50',
    toast: '60',
    skipLink: '70',
  },
} as const;
