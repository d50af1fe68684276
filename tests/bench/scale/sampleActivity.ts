import { randomBytes } from 'node:crypto';
import type { Db } from '../../../apps/api/src/db/database.ts';

const batchSize = 1_000;
const videosPerUser = 3;

/** Adds what the large demo lacks, for its users: sessions, devices, positions in videos, and notifications. */
export async function addSampleActivity(db: Db): Promise<void> {
  const users = await db.selectFrom('users').select('id').execute();
  const videos = await db.selectFrom('videos').select(['id', 'course_id']).limit(500).execute();
  const pickVideo = (index: number) => {
    const video = videos[index % videos.length];
    if (!video) throw new Error('The large demo has no videos.');
    return { video_id: video.id, course_id: video.course_id };
  };
  for (let start = 0; start < users.length; start += batchSize) {
    const batch = users.slice(start, start + batchSize);
    await db
      .insertInto('sessions')
      .values(batch.map(({ id }) => ({ user_id: id, token_hash: randomBytes(32) })))
      .execute();
    await db
      .insertInto('user_devices')
      .values(batch.map(({ id }) => ({ user_id: id, browser: 'Chrome', system: 'Android' })))
      .execute();
    const seen = batch.flatMap(({ id }, index) =>
      Array.from({ length: videosPerUser }, (_, n) => ({ user_id: id, ...pickVideo(start + index + n) })),
    );
    await db
      .insertInto('video_progress')
      .values(seen.map((one) => ({ ...one, position: 300, duration: 900, played_at: new Date().toISOString() })))
      .execute();
    await db.insertInto('notifications').values(seen).execute();
  }
}
