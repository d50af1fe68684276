import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Card } from '@fanous/ui/layout/Card';
import { TwoColumns } from '@fanous/ui/layout/TwoColumns';
import { Container } from '@fanous/ui/layout/Container';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Cover } from '@fanous/ui/media/Cover';
import { Trans, useLingui } from '@lingui/react/macro';
import { coursesSectionId, paths } from '../../paths.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { Founders } from './Founders.tsx';

/** Who is behind the platform, and what for (spec §1). */
export function AboutPage() {
  const { t } = useLingui();
  const promises = [
    {
      title: t`Arabic first`,
      text: t`Every screen was drawn from right to left, with numbers, names and equations where you expect them.`,
    },
    {
      title: t`Light on your data plan`,
      text: t`Pages open on an old phone and a weak network, and answers of a quiz wait on the device until the net is back.`,
    },
    {
      title: t`Clear prices`,
      text: t`One price for a course, in pounds, paid from your wallet. No hidden renewal, and no advertising.`,
    },
  ];
  return (
    <Container>
      <PageMetaTags title={t`About us`} />
      <Stack gap="s10">
        <TwoColumns ratio="7/5" align="center">
          <Stack gap="s5">
            <Heading level={1}>
              <Trans>About us</Trans>
            </Heading>
            <Text size="lead" tone="accent" strong>
              <Trans>The light of knowledge, closer to you</Trans>
            </Text>
            <Text size="lead" measure>
              <Trans>
                Fanous began in a room above a bookshop in Faggala, with one camera and a teacher whose students lived
                three hours away. What they needed was not another channel, but a place where a lesson, its files and
                its quiz are together, in their own language, at a price a family can plan for.
              </Trans>
            </Text>
            <Text measure>
              <Trans>
                Today teachers from all over Egypt publish their courses here, and students watch them when the house is
                quiet, test themselves after each unit, and read what others wrote down. We earn from subscriptions
                alone.
              </Trans>
            </Text>
          </Stack>
          <Card clip padding="s0">
            <Cover seed="fanous-about" categoryId={0} ratio="16:9" />
          </Card>
        </TwoColumns>
        <Stack as="section" gap="s6" aria-labelledby="promises">
          <Heading level={2} id="promises">
            <Trans>What we promise</Trans>
          </Heading>
          <Grid minColumnWidth="md" stretch>
            {promises.map(({ title, text }) => (
              <Stack key={title} gap="s2">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
        <Founders />
        <Inline gap="s4">
          <ButtonLink tone="accent" size="large" href={`${paths.home.to()}#${coursesSectionId}`}>
            <Trans>Browse courses</Trans>
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.rules.to()}>
            <Trans>Usage policy</Trans>
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.privacy.to()}>
            <Trans>Privacy policy</Trans>
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
