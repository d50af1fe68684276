import { clipSeconds } from './clipSeconds.ts';
import { getMomentBetween, getSeededRandom } from './seededRandom.ts';
import type { DemoCourse, DemoEnrolment, DemoProgress } from './types.ts';

/** Builds how far students watched: the first videos of a course to the end, and often a part of the next one. */
export function buildProgress(courses: DemoCourse[], enrolments: DemoEnrolment[], now: Date): DemoProgress[] {
  const coursesBySlug = new Map(courses.map((course) => [course.slug, course]));
  return enrolments.flatMap(({ student, course, createdAt }) => {
    const videos = coursesBySlug.get(course)?.videos ?? [];
    const words = [student, course];
    if (getSeededRandom('watches', ...words) < 0.1) return [];
    const watchedCount = Math.floor(getSeededRandom('watched', ...words) ** 1.5 * (videos.length + 1));
    return videos.slice(0, watchedCount + 1).flatMap((video, index) => {
      const isWatched = index < watchedCount;
      // The position in a clip would contradict the length that the course page shows.
      if (!isWatched && (video.duration ?? clipSeconds) !== clipSeconds) return [];
      const stop = 1 + Math.floor(getSeededRandom('stop', index, ...words) * (clipSeconds - 2));
      return {
        student,
        course,
        video: index,
        position: isWatched ? clipSeconds : stop,
        duration: clipSeconds,
        isWatched,
        playedAt: getMomentBetween([createdAt, video.createdAt], now, (index + 1) / (watchedCount + 2)),
      };
    });
  });
}
