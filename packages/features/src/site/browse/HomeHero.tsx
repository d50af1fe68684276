import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Hero } from '@fanous/ui/layout/Hero';
import { Cover } from '@fanous/ui/media/Cover';
import { Trans, useLingui } from '@lingui/react/macro';
import { coursesSectionId } from '../../paths.ts';

/** The hero of the home page, with a link to the courses. */
export function HomeHero({ isEntering }: { isEntering: boolean }) {
  const { t } = useLingui();
  return (
    <Hero
      isEntering={isEntering}
      title={t`The light of knowledge, closer to you`}
      description={t`Video courses for secondary and university students in plain Arabic, with a quiz after every unit and a mark that shows where you stand.`}
      action={
        <ButtonLink href={`#${coursesSectionId}`} tone="accent" size="large">
          <Trans>Browse courses</Trans>
        </ButtonLink>
      }
      art={[
        <Cover key="large" seed="hilal" categoryId={0} ratio="1:1" />,
        <Cover key="upper" seed="misr" categoryId={2} ratio="4:3" />,
        <Cover key="lower" seed="siraj" categoryId={5} ratio="4:3" />,
      ]}
    />
  );
}
