import type { CategoryKey } from './categories.ts';
import { type StudyTrack, demoStudents } from './people.ts';
import { getMomentBetween, getSeededRandom } from './seededRandom.ts';
import type {
  DemoAttempt,
  DemoCourse,
  DemoEnrolment,
  DemoPerson,
  DemoQuestion,
  DemoReaction,
  DemoSummary,
} from './types.ts';

const interests: Record<StudyTrack, CategoryKey[]> = {
  science: ['physics', 'chemistry', 'biology', 'mathematics', 'arabic', 'english'],
  arts: ['arabic', 'english', 'history-geography', 'law'],
  medicine: ['anatomy-physiology', 'organic-biochemistry', 'biology', 'statistics'],
  commerce: ['accounting', 'statistics', 'law', 'english'],
  computing: ['web', 'programming', 'mathematics', 'statistics'],
};

/** The printed student has these courses. The last two have no attempts, so that there is a quiz to take. */
export const printedStudent = {
  key: 'ahmed.samir',
  courses: ['physics-3-secondary', 'chemistry-3-secondary', 'arabic-grammar', 'html5-css-beginners'],
  coursesWithoutAttempts: ['arabic-grammar', 'html5-css-beginners'],
};

/** The student without a course, to show locked courses and to subscribe someone. */
export const newStudentKey = 'mona.ibrahim';

/** Builds the enrolments: three to seven courses for each student, mostly of their own field. */
export function buildEnrolments(courses: DemoCourse[], people: DemoPerson[], now: Date): DemoEnrolment[] {
  const joinedAtByKey = new Map(people.map((person) => [person.key, person.createdAt]));
  return demoStudents.flatMap(({ key, track }) => {
    const preferredCategories = interests[track] as string[];
    const getAppeal = (course: DemoCourse) => {
      const base = preferredCategories.includes(course.category) ? 0.6 : 0;
      return base + (course.pricePiastres === 0 ? 0.3 : 0) + getSeededRandom('appeal', key, course.slug);
    };
    const count = key === newStudentKey ? 0 : 3 + Math.floor(5 * getSeededRandom('count', key));
    const chosen =
      key === printedStudent.key
        ? courses.filter((course) => printedStudent.courses.includes(course.slug))
        : courses.toSorted((a, b) => getAppeal(b) - getAppeal(a)).slice(0, count);
    return chosen.map((course) => ({
      student: key,
      course: course.slug,
      createdAt: getMomentBetween(
        [course.createdAt, joinedAtByKey.get(key) ?? now],
        now,
        getSeededRandom('enrol', key, course.slug),
      ),
    }));
  });
}

function pickAnswer(question: DemoQuestion, skill: number, ...words: (string | number)[]): number | null {
  if (getSeededRandom('blank', ...words) < 0.04) return null;
  const indices = question.options.map((_, index) => index);
  const correct = question.options.findIndex((option) => option.isCorrect);
  if (getSeededRandom('right', ...words) < skill) return correct;
  const wrong = indices.filter((index) => index !== correct);
  return wrong[Math.floor(wrong.length * getSeededRandom('wrong', ...words))] ?? null;
}

/** Builds the attempts. Some students with low marks try again (decision 18). */
export function buildAttempts(courses: DemoCourse[], enrolments: DemoEnrolment[], now: Date): DemoAttempt[] {
  const coursesBySlug = new Map(courses.map((course) => [course.slug, course]));
  return enrolments.flatMap(({ student, course, createdAt }) => {
    if (student === printedStudent.key && printedStudent.coursesWithoutAttempts.includes(course)) return [];
    return (coursesBySlug.get(course)?.quizzes ?? []).flatMap((quiz) => {
      if (student !== printedStudent.key && getSeededRandom('sits', student, quiz.key) > 0.78) return [];
      const createAttempt = (attempt: number, after: Date): DemoAttempt => {
        const skill = 0.4 + 0.5 * getSeededRandom('skill', student) + 0.25 * (attempt - 1);
        const answers = quiz.questions.map((question, index) =>
          pickAnswer(question, skill, student, quiz.key, index, attempt),
        );
        const mark = quiz.questions.filter(
          (question, index) => question.options[answers[index] ?? -1]?.isCorrect,
        ).length;
        const submittedAt = getMomentBetween(
          [after, quiz.createdAt],
          now,
          0.5 * getSeededRandom('sat', student, quiz.key, attempt),
        );
        return { student, quiz: quiz.key, attempt, answers, mark, total: answers.length, createdAt: submittedAt };
      };
      const first = createAttempt(1, createdAt);
      const hasSecondAttempt = first.mark / first.total < 0.6 && getSeededRandom('again', student, quiz.key) < 0.4;
      return hasSecondAttempt ? [first, createAttempt(2, first.createdAt)] : [first];
    });
  });
}

function pickReaction(...words: string[]): DemoReaction {
  const value = getSeededRandom('reaction', ...words);
  if (value < 0.45) return 'like';
  if (value < 0.8) return 'love';
  return value < 0.95 ? 'care' : 'angry';
}

/** Builds the summaries of a course, each by one of its students, with reactions of others. */
export function buildSummaries(course: string, names: string[], enrolments: DemoEnrolment[], now: Date): DemoSummary[] {
  const members = enrolments.filter((enrolment) => enrolment.course === course);
  return names.flatMap((lectureName) => {
    const author = members.toSorted(
      (a, b) => getSeededRandom(lectureName, a.student) - getSeededRandom(lectureName, b.student),
    )[0];
    if (!author) return [];
    const reacts = members
      .filter(({ student }) => student !== author.student && getSeededRandom('reacts', lectureName, student) < 0.6)
      .map(({ student }) => ({ student, reaction: pickReaction(lectureName, student) }));
    const createdAt = getMomentBetween([author.createdAt], now, 0.5 * getSeededRandom('summary', lectureName));
    return [{ lectureName, file: 'lecture-summary.pdf', author: author.student, createdAt, reacts }];
  });
}
