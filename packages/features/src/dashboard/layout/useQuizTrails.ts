import type { BreadcrumbsProps } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import type { TrailNames } from './useTrailNames.ts';

type Crumb = BreadcrumbsProps['items'][number];

/** The breadcrumbs of the quiz pages: quizzes, quiz, questions, question, options. Each level links to its page. */
export function useQuizTrails(course: readonly Crumb[], names: TrailNames): [pattern: string, trail: Crumb[]][] {
  const { t } = useLingui();
  const { course: { id: courseId } = {}, quizId, questionId } = names;
  const toQuizzes = courseId !== undefined && { href: paths.quizzes.to({ id: courseId }) };
  const toQuiz = courseId !== undefined &&
    quizId !== undefined && { href: paths.editQuiz.to({ id: courseId, quizId: quizId }) };
  const toQuestions = quizId !== undefined && { href: paths.questions.to({ id: quizId }) };
  const toQuestion = questionId !== undefined && { href: paths.editQuestion.to({ id: questionId }) };
  const toOptions = questionId !== undefined && { href: paths.options.to({ id: questionId }) };

  const quizTitle = names.quizTitle ?? t`Quiz`;
  const questionText = names.questionText ?? t`Question`;
  const add: Crumb = { label: t`Add` };
  const edit: Crumb = { label: t`Edit` };
  const quizzes: Crumb[] = [...course, { label: t`Quizzes`, ...toQuizzes }];
  const quiz: Crumb[] = [...quizzes, { label: quizTitle, ...toQuiz }];
  const questions: Crumb[] = [...quiz, { label: t`Questions`, ...toQuestions }];
  const question: Crumb[] = [...questions, { label: questionText, ...toQuestion }];
  const options: Crumb[] = [...question, { label: t`Options`, ...toOptions }];
  return [
    [paths.quizzes.pattern, quizzes],
    [paths.createQuiz.pattern, [...quizzes, add]],
    [paths.quizUsers.pattern, [...quiz, { label: t`Results` }]],
    [paths.editQuiz.pattern, [...quizzes, { label: quizTitle }, edit]],
    [paths.questions.pattern, questions],
    [paths.createQuestion.pattern, [...questions, add]],
    [paths.editQuestion.pattern, [...questions, { label: questionText }, edit]],
    [paths.options.pattern, options],
    [paths.createOptions.pattern, [...options, edit]],
    [
      paths.editOption.pattern,
      [...options, ...(names.optionText === undefined ? [] : [{ label: names.optionText }]), edit],
    ],
  ];
}
