import type { ComponentType } from 'react';

/** Lets no entry point to a file that does not hold what the entry is called. */
const byName = <Pages extends { [Name in keyof Pages]: () => Promise<Record<Name, ComponentType>> }>(pages: Pages) =>
  pages;

/**
 * Where the pages of the dashboard are. In a file that comes late: what each of them brings along is a long list, of which
 * nobody needs a word on the home page.
 */
export const dashboardPages = byName({
  ProfilePage: () => import('@fanous/features/auth/ProfilePage'),
  MyCoursesPage: () => import('@fanous/features/dashboard/MyCoursesPage'),
  MyQuizzesPage: () => import('@fanous/features/results/MyQuizzesPage'),
  UsersPage: () => import('@fanous/features/users/UsersPage'),
  CreateUserPage: () => import('@fanous/features/users/CreateUserPage'),
  EditUserPage: () => import('@fanous/features/users/EditUserPage'),
  CategoriesPage: () => import('@fanous/features/categories/CategoriesPage'),
  EditSubCategoryPage: () => import('@fanous/features/categories/EditSubCategoryPage'),
  CoursesPage: () => import('@fanous/features/courses/CoursesPage'),
  CreateCoursePage: () => import('@fanous/features/courses/CreateCoursePage'),
  AddUserToCoursePage: () => import('@fanous/features/membership/AddUserToCoursePage'),
  EditCoursePage: () => import('@fanous/features/courses/EditCoursePage'),
  CourseUsersPage: () => import('@fanous/features/membership/CourseUsersPage'),
  VideosPage: () => import('@fanous/features/media/VideosPage'),
  CreateVideoPage: () => import('@fanous/features/media/CreateVideoPage'),
  EditVideoPage: () => import('@fanous/features/media/EditVideoPage'),
  RecordsPage: () => import('@fanous/features/media/RecordsPage'),
  CreateRecordPage: () => import('@fanous/features/media/CreateRecordPage'),
  EditRecordPage: () => import('@fanous/features/media/EditRecordPage'),
  PdfsPage: () => import('@fanous/features/media/PdfsPage'),
  CreatePdfPage: () => import('@fanous/features/media/CreatePdfPage'),
  EditPdfPage: () => import('@fanous/features/media/EditPdfPage'),
  OverviewPage: () => import('@fanous/features/overview/OverviewPage'),
  QuizUsersPage: () => import('@fanous/features/results/QuizUsersPage'),
  QuizzesPage: () => import('@fanous/features/authoring/QuizzesPage'),
  CreateQuizPage: () => import('@fanous/features/authoring/CreateQuizPage'),
  EditQuizPage: () => import('@fanous/features/authoring/EditQuizPage'),
  QuestionsPage: () => import('@fanous/features/authoring/QuestionsPage'),
  CreateQuestionPage: () => import('@fanous/features/authoring/CreateQuestionPage'),
  EditQuestionPage: () => import('@fanous/features/authoring/EditQuestionPage'),
  OptionsPage: () => import('@fanous/features/authoring/OptionsPage'),
  CreateOptionsPage: () => import('@fanous/features/authoring/CreateOptionsPage'),
  EditOptionPage: () => import('@fanous/features/authoring/EditOptionPage'),
  CreateMainCategoryPage: () => import('@fanous/features/categories/CreateMainCategoryPage'),
  EditMainCategoryPage: () => import('@fanous/features/categories/EditMainCategoryPage'),
  SubCategoriesIndexPage: () => import('@fanous/features/categories/SubCategoriesIndexPage'),
  CreateSubCategoryPage: () => import('@fanous/features/categories/CreateSubCategoryPage'),
  AddUserToCoursesPage: () => import('@fanous/features/membership/AddUserToCoursesPage'),
  RemoveUserFromCoursePage: () => import('@fanous/features/membership/RemoveUserFromCoursePage'),
});

export type DashboardPages = typeof dashboardPages;
