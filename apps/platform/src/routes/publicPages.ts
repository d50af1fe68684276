import { definePages } from '@fanous/features/shared/page';

/**
 * The modules of pages and layouts outside the dashboard. A name is also the name of the module's file: a server finds the
 * file in the build by it, so no two lists may share one.
 */
export const publicPages = definePages({
  PublicLayout: () => import('@fanous/features/layout/PublicLayout'),
  HomePage: () => import('@fanous/features/catalogue/HomePage'),
  CategoriesPage: () => import('@fanous/features/catalogue/CategoriesPage'),
  SubCategoriesPage: () => import('@fanous/features/catalogue/SubCategoriesPage'),
  CategoryCoursesPage: () => import('@fanous/features/catalogue/CategoryCoursesPage'),
  CoursePage: () => import('@fanous/features/course/CoursePage'),
  WalletPage: () => import('@fanous/features/payment/WalletPage'),
  AboutPage: () => import('@fanous/features/pages/AboutPage'),
  RulesPage: () => import('@fanous/features/pages/RulesPage'),
  PrivacyPage: () => import('@fanous/features/pages/PrivacyPage'),
  LoginPage: () => import('@fanous/features/auth/LoginPage'),
  SignupPage: () => import('@fanous/features/auth/SignupPage'),
  QuizPage: () => import('@fanous/features/quizzes/QuizPage'),
});

export type PublicPageName = keyof typeof publicPages;
