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
  { name, price, videos_duration: duration }: Pick<GetPublicCourseResult, 'name' | 'price' | 'videos_duration'>,
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
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(typeof duration === 'number' && { courseWorkload: toIsoDuration(duration) }),
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Writes a length as in ISO 8601: `PT12H30M`. It is rounded up to minutes. */
function toIsoDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
