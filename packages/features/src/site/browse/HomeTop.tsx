import { getMyProgressQuery } from '@fanous/api-client/generated/queries.ts';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { useQuery } from '@tanstack/react-query';
import { lazyContinueVideoCard } from '../../lazyProgress.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { HomeHero } from './HomeHero.tsx';

/** The first part of the home page: the lesson to continue with for a student who has begun a course, otherwise the hero. */
export function HomeTop({ isEntering }: { isEntering: boolean }) {
  const { api } = useApp();
  const isStudent = useSession()?.data.role === 'user';
  const progress = useQuery({ ...getMyProgressQuery(api), enabled: isStudent });
  const startedCourse = progress.data?.courses.find(({ next_video }) => next_video !== null);
  const hero = <HomeHero isEntering={isEntering} />;
  return (
    <SignedOutOnly
      // Without a network it is pending, but not loading.
      isWaiting={progress.isLoading}
      replacement={
        isStudent &&
        startedCourse && (
          <lazyContinueVideoCard.Component startedCourse={startedCourse} hasPageHeading fallback={hero} />
        )
      }
    >
      {hero}
    </SignedOutOnly>
  );
}
