import type { ReactNode } from 'react';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hero, page, rules } from './welcome.css.ts';

/** A documentation page in our type scale instead of Storybook's. */
export function WelcomePage({ children }: { children: ReactNode }) {
  // The class name is for the table of contents, which skips the small headings of such pages.
  return <div className={`${page} khayamiya-page`}>{children}</div>;
}

/** The first section of a page: text at the start, art at the end. */
export function WelcomeHero({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <div className={hero}>
      <Stack gap="s5">{children}</Stack>
      {art}
    </div>
  );
}

/** One rule: a title and an explanation. */
export function DesignRule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={rules}>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted" measure>
        {children}
      </Text>
    </div>
  );
}
