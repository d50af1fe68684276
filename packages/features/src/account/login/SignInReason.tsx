import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { publicCourseQuery } from '../../shared/course/course.api.ts';
import { getRequestedCourseSlug } from './signInReason.api.ts';
import { parseRequestedItem } from './requestedItem.ts';
import { useReturnPath } from './useCompleteSignIn.ts';

/** Explains why the item that a visitor wanted to open needs an account. */
export function SignInReason({ isNewAccount = false }: { isNewAccount?: boolean }) {
  const { api } = useApp();
  const item = parseRequestedItem(useReturnPath());
  const slug = getRequestedCourseSlug(item);
  const course = useQuery({ ...publicCourseQuery(api, slug ?? ''), enabled: slug !== undefined }).data;
  if (item?.kind === 'quiz')
    return (
      <Banner icon="lock">
        {isNewAccount ? (
          <Trans>Quizzes are for subscribers. Create an account, then subscribe to the course.</Trans>
        ) : (
          <Trans>Quizzes are for subscribers. Log in if you have the course.</Trans>
        )}
      </Banner>
    );
  if (!item || !course) return null;

  const found = { video: course.videos, record: course.records, file: course.pdfs, summary: course.summaries }[
    item.kind
  ].find(({ id }) => id === item.id);
  if (!found) return null;
  const title = 'title' in found ? found.title : found.lecture_name;
  if ('is_free' in found && found.is_free === 1)
    return (
      <Banner>
        {isNewAccount ? (
          <Trans>
            Create an account to watch “<Bidi>{title}</Bidi>”. It is free.
          </Trans>
        ) : (
          <Trans>
            Log in to watch “<Bidi>{title}</Bidi>”. It is free.
          </Trans>
        )}
      </Banner>
    );
  return (
    <Banner
      icon="lock"
      action={
        <Link variant="standalone" href={paths.wallet.to({ slug: item.slug })}>
          <Trans>How to subscribe</Trans>
        </Link>
      }
    >
      {isNewAccount ? (
        <Trans>
          “<Bidi>{title}</Bidi>” is for subscribers. Create an account, then subscribe to the course.
        </Trans>
      ) : (
        <Trans>
          “<Bidi>{title}</Bidi>” is for subscribers. Log in if you have this course.
        </Trans>
      )}
    </Banner>
  );
}
