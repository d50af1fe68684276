import { VideoSwitcher } from '@fanous/ui/learning/VideoSwitcher';
import { Cover } from '@fanous/ui/media/Cover';
import { useState } from 'react';

export function CourseVideos() {
  const [current, setCurrent] = useState<string | number | null>(null);
  return (
    <VideoSwitcher
      items={[
        { id: 1, title: 'المعادلات', isFree: true },
        { id: 2, title: 'المتباينات', isLocked: true },
      ]}
      currentId={current}
      onSelect={setCurrent}
      onLocked={(id) => console.log('locked', id)}
      player={current === null ? null : { kind: 'embed', src: 'https://player.example.com/embed/1', title: 'المعادلات' }}
      cover={<Cover seed="12" categoryId={1} />}
      labels={{
        list: 'فيديوهات الدورة',
        listRegion: 'قائمة الفيديوهات',
        player: 'المشغّل',
        choose: 'اختر فيديو من القائمة',
        nowPlaying: (title) => `يُشغَّل الآن: ${title}`,
        playing: 'يُشغَّل الآن',
        locked: 'للمشتركين',
        free: 'مجاني',
        watched: 'تمت مشاهدته',
        loading: 'جارٍ تحميل الفيديو',
        frame: (title) => `فيديو: ${title}`,
      }}
    />
  );
}
