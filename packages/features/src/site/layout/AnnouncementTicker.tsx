import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Ticker } from '@fanous/ui/navigation/Ticker';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

/** The announcements at the top of public pages. Empty while the settings load, which the first announcement depends on. */
export function AnnouncementTicker() {
  const { t } = useLingui();
  const { data: settings, isPending } = useQuery(getSettingsQuery(useApp().api));
  const freeVideos =
    settings?.free_videos_without_account === 1
      ? { id: 'free', text: t`Free videos need no account: choose a course and start watching` }
      : { id: 'free', text: t`Every free video opens as soon as you create an account`, href: paths.signup.to() };
  const announcements = [
    freeVideos,
    { id: 'quiz', text: t`Take the quiz of each unit and see your mark at once` },
    { id: 'wallet', text: t`Pay by mobile wallet, then send us the receipt to open your course` },
    { id: 'retake', text: t`Retake any quiz as practice: the first mark is the one that counts` },
  ];
  return (
    <Ticker
      label={t`Announcements ticker`}
      pauseLabel={t`Pause announcements`}
      playLabel={t`Play announcements`}
      previousLabel={t`Previous announcement`}
      nextLabel={t`Next announcement`}
      items={isPending ? [] : announcements}
    />
  );
}
