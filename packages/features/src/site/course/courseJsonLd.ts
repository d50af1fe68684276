import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';

interface CourseJsonLdOptions {
  description: string;
  url: string;
  image: string | undefined;
  /** The name and the address of the platform. */
  provider: string;
  site: string;
}

/** Structured data of a course for search engines (schema.org). `<` is escaped, so that no name can end the script block. */
export function toCourseJsonLd(
  { name, price }: Pick<GetPublicCourseResult, 'name' | 'price'>,
  { description, url, image, provider, site }: CourseJsonLdOptions,
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
