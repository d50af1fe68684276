import { Card } from '@fanous/ui/layout/Card';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Avatar } from '@fanous/ui/media/Avatar';
import { Trans, useLingui } from '@lingui/react/macro';

/** The team: three founders, in equal cards. */
export function Founders() {
  const { t } = useLingui();
  const founders = [
    {
      name: t`Karim El-Shazly`,
      role: t`CEO and CFO`,
      bio: t`Taught physics in Shubra for nine years and kept the accounts of two schools. He answers for where every pound goes, and still teaches one course a year.`,
    },
    {
      name: t`Mostafa Abdel-Ghaffar`,
      role: t`Co-founder`,
      bio: t`An engineer from Assiut who built the player and the quizzes after seeing his sister study on a cracked phone. He tests each screen on that phone.`,
    },
    {
      name: t`Omar El-Badry`,
      role: t`Co-founder and head of marketing`,
      bio: t`Goes from Alexandria to Aswan to sit with teachers and students, and brings back what is missing. The ticker on top of the page is his.`,
    },
  ];
  return (
    <Stack as="section" gap="s6" aria-labelledby="team">
      <Heading level={2} id="team">
        <Trans>Team</Trans>
      </Heading>
      <Grid as="ul" minColumnWidth="md" stretch>
        {founders.map(({ name, role, bio }) => (
          <Card key={name} as="li" padding="s7">
            <Stack gap="s4" align="center">
              <Avatar name={name} size={96} />
              <Stack gap="s1">
                <Heading level={3}>{name}</Heading>
                <Text size="label" tone="accent">
                  {role}
                </Text>
              </Stack>
              <Text size="small" tone="muted">
                {bio}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
