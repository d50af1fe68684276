// node packages/ui/scripts/sampleMedia.ts: makes the small media files of the player's stories. Needs ffmpeg. The files are committed;
// it prints the byte ranges of the two HLS levels, which are in `MediaPlayer.fixtures.ts`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceRoot } from './modules.ts';

const playlists = mkdtempSync(path.join(tmpdir(), 'playlists-'));
const runFfmpeg = (args: string) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args.split(' ')], {
    cwd: path.join(sourceRoot, 'stories/media'),
    stdio: 'inherit',
  });
const getPicture = (height: number, seconds: number) => {
  const width = (height * 16) / 9;
  return `-f lavfi -i gradients=size=${width}x${height}:rate=5:duration=${seconds}:c0=0x1B4F9C:c1=0xF4A836:x0=0:y0=0:x1=${width}:y1=${height}:speed=0.02:seed=7`;
};

// 24 seconds with a quiet tone.
runFfmpeg(
  `${getPicture(180, 24)} -f lavfi -i sine=frequency=330:duration=24 -c:v libvpx-vp9 -b:v 10k -crf 58 -g 20 -c:a libopus -b:a 6k -ac 1 -threads 1 -fflags +bitexact lesson.webm`,
);
for (const height of [90, 180]) {
  const playlist = path.join(playlists, `${height}.m3u8`);
  runFfmpeg(
    `${getPicture(height, 8)} -c:v libx264 -profile:v baseline -pix_fmt yuv420p -crf 40 -g 10 -threads 1 -fflags +bitexact ` +
      `-hls_time 4 -hls_segment_type fmp4 -hls_flags single_file -hls_playlist_type vod -hls_segment_filename lesson${height}.mp4 ${playlist}`,
  );
  console.log(readFileSync(playlist, 'utf8'));
}
