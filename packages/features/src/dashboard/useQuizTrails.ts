import type { BreadcrumbsProps } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { matchPath, useLocation } from 'react-router-dom';
import { type Path, paths } from '../paths.ts';
import { useSession } from '../shared/useSession.ts';

type Crumb = BreadcrumbsProps['items'][number];

/** The ways to quizzes, their questions and options. An address names the nearest thing above it alone: that one is a link. */
export function useQuizTrails(): [pattern: string, trail: Crumb[]][] {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isTeacher = useSession()?.data.role === 'teacher';
  const courses: Crumb = isTeacher
    ? { label: t`My courses`, href: paths.myCourses.to() }
    : { label: t`Courses`, href: paths.courses.to() };
  const named = ({ pattern }: Path, name: string) => matchPath(pattern, pathname)?.params[name] ?? '';
  const quizzesOf = (path: Path): Crumb[] => [
    courses,
    { label: t`Quizzes`, href: paths.quizzes.to({ id: named(path, 'id') }) },
  ];
  const questionsOf = (path: Path, name: string): Crumb[] => [
    courses,
    { label: t`Questions`, href: paths.questions.to({ id: named(path, name) }) },
  ];
  const optionsOf = (path: Path, name: string): Crumb[] => [
    courses,
    { label: t`Options`, href: paths.options.to({ id: named(path, name) }) },
  ];
  const { quizzes, createQuiz, quizUsers, editQuiz, questions, createQuestion, editQuestion } = paths;
  const { options, createOptions, editOption } = paths;
  return [
    [quizzes.pattern, quizzesOf(quizzes)],
    [createQuiz.pattern, [...quizzesOf(createQuiz), { label: t`Add` }]],
    [quizUsers.pattern, [...quizzesOf(quizUsers), { label: t`Results` }]],
    [editQuiz.pattern, [...quizzesOf(editQuiz), { label: t`Edit` }]],
    [questions.pattern, questionsOf(questions, 'id')],
    [createQuestion.pattern, [...questionsOf(createQuestion, 'id'), { label: t`Add` }]],
    [editQuestion.pattern, [courses, { label: t`Edit question` }]],
    [options.pattern, optionsOf(options, 'id')],
    [createOptions.pattern, [...questionsOf(createOptions, 'quizId'), { label: t`Options` }]],
    [editOption.pattern, [...optionsOf(editOption, 'questionId'), { label: t`Edit` }]],
  ];
}
