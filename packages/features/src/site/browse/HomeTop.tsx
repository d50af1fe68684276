import { getMyProgressQuery } from '@fanous/api-client/generated/queries.ts';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { useQuery } from '@tanstack/react-query';
import { lazyContinueLesson } from '../../lazyProgress.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { HomeHero } from './HomeHero.tsx';

/** The first part of the home page: the lesson to continue with for a student who has begun a course, otherwise the hero. */
export function HomeTop({ isEntering }: { isEntering: boolean }) {
  const { api } = useApp();
  const isStudent = useSession()?.data.role === 'user';
  const progress = useQuery({ ...getMyProgressQuery(api), enabled: isStudent });
  const started = progress.data?.courses.find(({ next_video }) => next_video !== null);
  const hero = <HomeHero isEntering={isEntering} />;
  return (
    <SignedOutOnly
      isWaiting={isStudent && progress.isPending}
      replacement={isStudent && started && <lazyContinueLesson.Component started={started} isPageTop fallback={hero} />}
    >
      {hero}
    </SignedOutOnly>
  );
}
