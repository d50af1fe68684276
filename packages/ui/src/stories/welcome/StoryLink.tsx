import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';

/** A link to another page of this Storybook. The Storybook frame navigates. */
export function StoryLink({ to, tone, children }: { to: string; tone?: 'accent' | 'primary'; children: ReactNode }) {
  const href = `?path=/docs/${to}--docs`;
  return (
    <ButtonLink
      href={href}
      tone={tone}
      variant={tone ? 'solid' : 'outline'}
      onClick={(event) => {
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, href);
      }}
    >
      {children}
    </ButtonLink>
  );
}
