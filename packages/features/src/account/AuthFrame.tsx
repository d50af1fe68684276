import { AuthLayout, type AuthLayoutProps } from '@fanous/ui/shells/AuthLayout';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import type { ReactNode } from 'react';
import { PageTitle } from '../shared/routing/PageTitle.tsx';

interface AuthFrameProps extends Pick<AuthLayoutProps, 'seed' | 'categoryId'> {
  title: string;
  lead: string;
  /** The form, and what has to be read before it. */
  children: ReactNode;
  /** The other of the two ways in. */
  otherWay: ReactNode;
}

/** What sign-in and sign-up have in common: one form that is all there is to do. */
export function AuthFrame({ title, lead, children, otherWay, ...cloth }: AuthFrameProps) {
  return (
    <Container>
      <PageTitle page={title} />
      <AuthLayout {...cloth}>
        <Stack gap="s3">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {children}
        <Text>{otherWay}</Text>
      </AuthLayout>
    </Container>
  );
}
