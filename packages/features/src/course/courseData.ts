import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';

interface Around {
  description: string;
  url: string;
  image: string | undefined;
  /** Who offers the course, and where. */
  provider: string;
  site: string;
}

/** A course as search engines read it (schema.org), safe to stand in a page. */
export function courseData(
  { name, price }: Pick<GetPublicCourseResult, 'name' | 'price'>,
  { description, url, image, provider, site }: Around,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    url,
    ...(image !== undefined && { image }),
    inLanguage: 'ar',
    provider: { '@type': 'Organization', name: provider, url: site },
    offers: { '@type': 'Offer', category: price === 0 ? 'Free' : 'Paid', price, priceCurrency: 'EGP', url },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
