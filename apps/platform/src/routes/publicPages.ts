import { definePages } from '@fanous/features/shared/routing/page';

/**
 * The modules of pages and layouts outside the dashboard. A name is also the name of the module's file: a server finds the
 * file in the build by it, so no two lists may share one.
 */
export const publicPages = definePages({
  PublicLayout: () => import('@fanous/features/site/layout/PublicLayout'),
  HomePage: () => import('@fanous/features/site/browse/HomePage'),
  MainCategoriesPage: () => import('@fanous/features/site/browse/MainCategoriesPage'),
  SubCategoriesPage: () => import('@fanous/features/site/browse/SubCategoriesPage'),
  CategoryCoursesPage: () => import('@fanous/features/site/browse/CategoryCoursesPage'),
  CoursePage: () => import('@fanous/features/site/course/CoursePage'),
  WalletPage: () => import('@fanous/features/site/payment/WalletPage'),
  AboutPage: () => import('@fanous/features/site/legal/AboutPage'),
  RulesPage: () => import('@fanous/features/site/legal/RulesPage'),
  PrivacyPage: () => import('@fanous/features/site/legal/PrivacyPage'),
  LoginPage: () => import('@fanous/features/account/login/LoginPage'),
  ResetPasswordPage: () => import('@fanous/features/account/passwordReset/ResetPasswordPage'),
  ConfirmEmailPage: () => import('@fanous/features/account/emailConfirmation/ConfirmEmailPage'),
  SignupPage: () => import('@fanous/features/account/signup/SignupPage'),
  QuizPage: () => import('@fanous/features/site/quiz/QuizPage'),
});

export type PublicPageName = keyof typeof publicPages;
