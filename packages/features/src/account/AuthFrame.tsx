import { Banner } from '@fanous/ui/feedback/Banner';
import { AuthLayout, type AuthLayoutProps } from '@fanous/ui/shells/AuthLayout';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { PageMetaTags } from '../shared/routing/PageMetaTags.tsx';

interface AuthFrameProps extends Pick<AuthLayoutProps, 'seed' | 'categoryId'> {
  title: string;
  description: string;
  /** Focuses the heading when the form is replaced. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The form, and notes above it. */
  children: ReactNode;
  /** A link to the other page: sign-in or sign-up. */
  footer: ReactNode;
}

/** The layout of the sign-in and the sign-up page. */
export function AuthFrame({ title, description, headingRef, children, footer, ...coverProps }: AuthFrameProps) {
  return (
    <Container>
      <PageMetaTags title={title} />
      <AuthLayout {...coverProps}>
        <Stack gap="s3">
          <Heading level={1} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </Stack>
        <noscript>
          <Banner tone="warning">
            <Trans>This page needs JavaScript. Switch it on in your browser.</Trans>
          </Banner>
        </noscript>
        {children}
        <Text>{footer}</Text>
      </AuthLayout>
    </Container>
  );
}
