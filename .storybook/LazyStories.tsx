import { Anchor, Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useEffect, useRef, useState } from 'react';
import { notYetShown } from '../packages/ui/src/stories/partPage/partPage.css.ts';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/**
 * The stories after the first one, each of them drawn when it comes near the window. Storybook's `Stories` draws all of them together:
 * a sheet has every variant of a part, and a framed story loads Storybook again.
 */
export function LazyStories({ title }: { title: string }) {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .slice(1);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      {stories.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <LazyStory story={story} />
        </Anchor>
      ))}
    </>
  );
}

function LazyStory({ story }: { story: PreparedStory }) {
  const [isShown, setShown] = useState(false);
  const placeholderRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!placeholderRef.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setShown(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(placeholderRef.current);
    return () => observer.disconnect();
  }, []);
  return isShown ? (
    <Canvas of={story.moduleExport} />
  ) : (
    <div ref={placeholderRef} className={notYetShown} aria-busy="true" />
  );
}
