import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { toCourseJsonLd } from './courseJsonLd.ts';
import { getExcerpt } from './getExcerpt.ts';

/** What search results and shared links show of a course. */
export function CourseMetaTags({ course }: { course: GetPublicCourseResult }) {
  const { t } = useLingui();
  const { origin } = useApp();
  const { name, slug } = course;
  const description = getExcerpt(course.description) || name;
  const image = course.image === null ? undefined : getStorageUrl(course.image);
  const jsonLd = toCourseJsonLd(course, {
    description,
    url: origin + paths.course.to({ slug }),
    image: image && origin + image,
    provider: t`Fanous`,
    site: origin + paths.home.to(),
  });
  return (
    <>
      <PageMetaTags title={name} description={description} image={image} />
      {/* A data block is not executed, and `toCourseJsonLd` escapes what could end it. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
    </>
  );
}
