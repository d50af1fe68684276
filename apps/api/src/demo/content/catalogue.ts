import type { CourseSource } from './authoring.ts';
import { demoCategories } from './categories.ts';
import { demoAdmins, demoStudents, demoTeachers } from './people.ts';
import { getMomentBetween, subtractDays, getSeededRandom } from './seededRandom.ts';
import type { DemoCourse, DemoMainCategory, DemoPerson } from './types.ts';

/** Builds all people with an account: admins, then teachers, then students. */
export function buildDemoPeople(now: Date): DemoPerson[] {
  return [
    ...demoAdmins.map(({ key, name, email, phone }) => ({
      key,
      name,
      email,
      phone,
      role: 'admin' as const,
      biography: null,
      createdAt: subtractDays(now, 364),
    })),
    ...demoTeachers.map(({ key, name, phone, biography }) => ({
      key,
      name,
      email: `${key.replace('-', '.')}@fanous.example`,
      phone,
      role: 'teacher' as const,
      biography,
      createdAt: subtractDays(now, 355 + 7 * getSeededRandom('teacher', key)),
    })),
    ...demoStudents.map(({ key, name, email, phone }) => ({
      key,
      name,
      email,
      phone,
      role: 'user' as const,
      biography: null,
      createdAt: subtractDays(now, 20 + 320 * getSeededRandom('student', key)),
    })),
  ];
}

/** Builds the main categories and their sub-categories, with creation dates. */
export function buildDemoMainCategories(now: Date): DemoMainCategory[] {
  const createdAt = subtractDays(now, 363);
  return demoCategories.map((main) => ({
    key: main.key,
    name: main.name,
    createdAt,
    categories: main.categories.map(({ key, name }) => ({ key, name, createdAt })),
  }));
}

/** Builds a course with ids and dates. Its students' summaries are added later. */
export function buildDemoCourse(source: CourseSource, now: Date): DemoCourse {
  const { slug } = source;
  const createdAt = subtractDays(now, 25 + 320 * getSeededRandom('course', slug));
  // Content is added over a few weeks, and none of it in the future.
  const filledAt = getMomentBetween([createdAt], now, 0.2);
  const step = (index: number, count: number) => getMomentBetween([createdAt], filledAt, index / count);
  const { videos, records, pdfs, quizzes } = source;
  return {
    slug,
    name: source.name,
    description: source.paragraphs.join('\n\n'),
    outcomes: source.outcomes.join('\n'),
    audience: source.audience.join('\n'),
    pricePiastres: Math.round(source.price * 100),
    teacher: source.teacher,
    category: source.category,
    createdAt,
    videos: videos.map(({ file, ...video }, index) => {
      const id = file === null ? `demo-${slug}-${index + 1}` : null;
      // Every fourth video has no id for the website, so that the second player is used too (decision 13).
      const websiteUrl = index % 4 === 3 ? null : id;
      return { ...video, url: id, websiteUrl, file, createdAt: step(index, videos.length) };
    }),
    records: records.map(({ title, group, file }, index) => {
      const id = file === null ? `demo-${slug}-record-${index + 1}` : null;
      return {
        title,
        url: id,
        websiteUrl: id,
        file,
        isHome: group === 'home',
        isRevision: group === 'revision',
        createdAt: step(index, records.length),
      };
    }),
    pdfs: pdfs.map(({ title, file }, index) => ({ title, file, createdAt: step(index, pdfs.length) })),
    summaries: [],
    quizzes: quizzes.map(({ title, description, questions }, index) => ({
      title,
      description,
      questions,
      key: `${slug}-quiz-${index + 1}`,
      createdAt: step(index + 1, quizzes.length),
    })),
    units: source.units ?? [],
  };
}
