#!/bin/sh
# Makes the demo's media in apps/api/src/demo/media: clips, a recording, and PDF files. They are committed, so this
# runs only when they are to change. Needs Node, ffmpeg and Chromium (Debian: apt-get install ffmpeg chromium), and
# `pnpm install` before it, for the font of the PDFs.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
media="$here/../src/demo/media"
mkdir -p "$media"

# clip <number> <points> <ground> <accent> <detail> <seconds> <lowest note in Hz>
clip() {
  node "$here/demo-media-frames.ts" "$2" "$3" "$4" "$5" "$6" 15 |
    ffmpeg -v error -y \
      -f rawvideo -pixel_format rgb24 -video_size 640x360 -framerate 15 -i - \
      -f lavfi -i "$(tone "$7" "$6")" \
      -map 0:v -map 1:a -c:v libx264 -preset veryslow -crf 34 -g 90 -pix_fmt yuv420p -profile:v main \
      -c:a aac -b:a 32k -ac 1 -t "$6" -movflags +faststart -map_metadata -1 -fflags +bitexact "$media/clip-$1.mp4"
}

# A soft chord that swells and fades: the note, its fifth and its octave.
tone() {
  printf 'aevalsrc=(sin(2*PI*%s*t)+0.6*sin(3*PI*%s*t)+0.3*sin(4*PI*%s*t))*0.06*(1-cos(2*PI*t/5)):s=22050:d=%s' \
    "$1" "$1" "$1" "$2"
}

clip 1 8 1b4f9c f4a836 fbf7ef 12 220
clip 2 12 0a6873 f7d9a0 fbf7ef 12 247
clip 3 6 8f1830 f4a836 fbf7ef 12 262
clip 4 10 1e5b43 f4c46a fbf7ef 12 196

ffmpeg -v error -y -f lavfi -i "$(tone 220 20)" -c:a libmp3lame -b:a 32k -ac 1 \
  -map_metadata -1 -fflags +bitexact "$media/lecture.mp3"

profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
for page in "$here"/demo-media/*.html; do
  "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --user-data-dir="$profile" --no-pdf-header-footer \
    --print-to-pdf="$media/$(basename "$page" .html).pdf" "file://$page" 2>/dev/null
done

ls -l "$media"
