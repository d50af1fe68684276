import type { CaptionLanguage } from '@fanous/api-client/captions';
import type { Chapter } from '@fanous/api-client/chapters';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

// One interface for each table of migrations/, in the same order. Times are read as ISO 8601 in UTC.

type Id = ColumnType<number, never, never>;
type Time = ColumnType<string, string | undefined, string>;
type Count = Generated<number>;

/** The role of an account. */
export type Role = 'admin' | 'teacher' | 'user';

/** A snapshot of one answered question, at the time of the attempt. */
export interface AnswerSnapshot {
  question_id: number;
  question_text: string;
  option_id: number | null;
  option_text: string | null;
  correct_option_id: number;
  correct_option_text: string;
  /** All options, in their order. Attempts from before migration 0020 have none. */
  options?: { id: number; option_text: string }[];
}

interface Counters {
  name: string;
  value: number;
}

interface Meta {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
  created_at: Time;
}

interface Users {
  id: Id;
  name: string;
  email: string;
  phone: string | null;
  password_hash: string;
  role: Role;
  image: string | null;
  search_fold: string;
  created_courses_count: Count;
  purchased_courses_count: Count;
  quiz_results_count: Count;
  created_at: Time;
  updated_at: Time;
  /** What course pages say about a teacher. */
  biography: string | null;
  /** Null until the user confirms the e-mail, and after a change of it. */
  email_confirmed_at: string | null;
}

interface Sessions {
  id: Id;
  token_hash: Buffer;
  user_id: number;
  created_at: Time;
  last_used_at: Time;
  browser: Generated<string>;
  system: Generated<string>;
  /** From the cookie of the device. */
  device_id: Generated<string>;
}

/** Browsers and systems from which an account has signed in. */
interface UserDevices {
  user_id: number;
  browser: string;
  system: string;
  signed_in_at: Time;
}

/** The authenticator apps of accounts that use two-step verification. */
interface Authenticators {
  user_id: number;
  /** Encrypted. */
  secret: Buffer;
  /** The time step of the last accepted code. */
  last_step: number;
  created_at: Time;
}

/** The recovery codes that are left. */
interface RecoveryCodes {
  user_id: number;
  code_hash: Buffer;
}

/** Users who asked that their account is deleted. */
interface DeletionRequests {
  user_id: number;
  requested_at: Time;
  /** Set when an admin has refused. */
  refused_at: string | null;
  refusal_reason: string | null;
}

/** The passkeys with which users sign in. */
interface Passkeys {
  id: Id;
  user_id: number;
  name: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** Grows with each use. Authenticators that do not count always send 0. */
  sign_count: number;
  created_at: Time;
  last_used_at: string | null;
}

/** Random values that authenticators sign. */
interface PasskeyChallenges {
  challenge_hash: Buffer;
  /** The session that adds a passkey. Null: the challenge is for signing in. */
  session_id: number | null;
  expires_at: string;
}

interface PasswordResetLinks {
  user_id: number;
  token_hash: Buffer;
  expires_at: string;
}

interface EmailConfirmationLinks {
  user_id: number;
  token_hash: Buffer;
  expires_at: string;
  used_at: string | null;
}

interface Throttles {
  key: string;
  count: number;
  resets_at: ColumnType<string, string, string>;
}

interface MainCategories {
  id: Id;
  name: string;
  name_fold: string;
  categories_count: Count;
  courses_count: Count;
  created_at: Time;
}

interface Categories {
  id: Id;
  main_category_id: number;
  name: string;
  name_fold: string;
  courses_count: Count;
  created_at: Time;
}

interface Courses {
  id: Id;
  user_id: number;
  slug: string;
  name: string;
  name_fold: string;
  /** `name_fold` without «ال» at its start, for searches by the start of a name. */
  name_bare: string;
  description: string;
  excerpt: string;
  price_piastres: number;
  image: string | null;
  version: Count;
  users_count: Count;
  videos_count: Count;
  records_count: Count;
  pdfs_count: Count;
  summaries_count: Count;
  quizzes_count: Count;
  created_at: Time;
  updated_at: Time;
  /** Grows with each change of the units. */
  units_version: Count;
  /** What students learn, one point per line. */
  outcomes: string | null;
  /** For whom it is, one point per line. */
  audience: string | null;
}

interface CourseCategories {
  course_id: number;
  category_id: number;
  position: Generated<number>;
}

interface UserCourses {
  id: Id;
  user_id: number;
  course_id: number;
  /** Only says how the subscription came about. A pending one gives access too (decision 10). */
  pending: Generated<boolean>;
  quiz_results_count: Count;
  created_at: Time;
}

interface Videos {
  id: Id;
  course_id: number;
  title: string;
  title_fold: string;
  /** The source for the second player (`players.app`): an id or a URL. Played if `website_url` is null. */
  url: string | null;
  /** The source for the first player (`players.website`): an id or a URL. */
  website_url: string | null;
  is_free: Generated<boolean>;
  /** The uploaded file. Then both sources are null. */
  file_key: string | null;
  created_at: Time;
  /** In order. */
  chapters: JSONColumnType<Chapter[], string | undefined>;
  /** The length in seconds, if it is known. */
  duration: number | null;
}

interface Records {
  id: Id;
  course_id: number;
  title: string;
  title_fold: string;
  url: string | null;
  website_url: string | null;
  file_key: string | null;
  file_type: string | null;
  /** Recorded at home, not at the centre. */
  is_home: Generated<boolean>;
  is_revision: Generated<boolean>;
  created_at: Time;
}

interface Pdfs {
  id: Id;
  course_id: number;
  title: string;
  title_fold: string;
  file_key: string;
  created_at: Time;
}

interface Summaries {
  id: Id;
  course_id: number;
  user_id: number | null;
  lecture_name: string;
  lecture_name_fold: string;
  file_key: string;
  file_size: Count;
  /** An image of the first page. */
  thumbnail_key: string | null;
  love_count: Count;
  like_count: Count;
  angry_count: Count;
  care_count: Count;
  created_at: Time;
}

interface Reacts {
  summary_id: number;
  user_id: number;
  reaction: 'love' | 'like' | 'angry' | 'care';
  created_at: Time;
}

interface SummaryReports {
  summary_id: number;
  user_id: number;
  reason: 'wrong' | 'copied' | 'inappropriate' | 'unreadable' | 'other';
  note: Generated<string>;
  created_at: Time;
}

interface Quizzes {
  id: Id;
  course_id: number;
  title: string;
  title_fold: string;
  description: Generated<string>;
  /** All questions. */
  questions_count: Count;
  /** The questions that have options. Students see only these. */
  ready_questions_count: Count;
  results_count: Count;
  /** The sum of the marks that count, each in hundredths of a percent of its total. */
  marks_sum: Count;
  /** The number of these marks in each fifth of the scale, lowest first. */
  marks_spread: Generated<number[]>;
  created_at: Time;
}

interface Questions {
  id: Id;
  quiz_id: number;
  question_text: string;
  question_text_fold: string;
  type: Generated<'multiple_choice'>;
  position: Generated<number>;
  options_count: Count;
  created_at: Time;
  explanation: string | null;
}

interface Options {
  id: Id;
  question_id: number;
  option_text: string;
  option_text_fold: string;
  is_correct: Generated<boolean>;
  position: Generated<number>;
  created_at: Time;
}

interface QuizResults {
  id: Id;
  quiz_id: number;
  course_id: number;
  user_id: number;
  /** `mark` out of `total` is the first attempt, which counts. */
  mark: number;
  total: number;
  /** `best` out of `best_total` is the best attempt. */
  best: number;
  best_total: number;
  attempts: Count;
  created_at: Time;
}

interface QuizAttempts {
  id: Id;
  quiz_id: number;
  user_id: number;
  attempt_key: string;
  attempt: number;
  mark: number;
  total: number;
  answers: JSONColumnType<AnswerSnapshot[]>;
  created_at: Time;
}

/** The results of deleted accounts, as counts. */
interface AnonymousQuizResults {
  quiz_id: number;
  results_count: Count;
  marks_sum: Count;
  marks_spread: Generated<number[]>;
}

/** The answers of deleted accounts in their first attempts, as counts. */
interface AnonymousAnswers {
  quiz_id: number;
  question_id: number;
  option_id: number | null;
  option_text: string | null;
  answers_count: number;
}

/** The subscriptions of deleted accounts, as counts. */
interface AnonymousSubscriptions {
  course_id: number;
  month: string;
  subscriptions_count: number;
}

interface Notifications {
  id: Id;
  user_id: number;
  course_id: number;
  video_id: number;
  read_at: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
}

interface CourseMonths {
  course_id: number;
  month: string;
  subscribers_count: Count;
}

interface PlatformMonths {
  month: string;
  subscribers_count: Count;
  courses_count: Count;
}

interface NotificationCounts {
  user_id: number;
  total: Count;
  unread: Count;
}

interface LooseFiles {
  key: string;
  remove_after: ColumnType<string, string, string>;
  is_going: Generated<boolean>;
}

interface IdempotencyKeys {
  id: Buffer;
  request: Buffer;
  answer: Buffer | null;
  created_at: Time;
}

/** Written by triggers. */
interface CourseSearch {
  course_id: number;
  /** A `tsvector`. */
  words: string;
}

interface SearchWord {
  word: string;
}

interface VideoProgress {
  user_id: number;
  video_id: number;
  course_id: number;
  /** Seconds from the start. */
  position: number;
  /** Seconds; null if the player does not know it. */
  duration: number | null;
  /** Played to the end or almost. Later positions do not change it. */
  is_watched: Generated<boolean>;
  played_at: ColumnType<string, string, string>;
}

interface CourseUnits {
  id: Id;
  course_id: number;
  position: number;
  title: string;
}

/** Exactly one of the four ids is set. */
interface CourseUnitItems {
  unit_id: number;
  position: number;
  video_id: number | null;
  record_id: number | null;
  pdf_id: number | null;
  quiz_id: number | null;
}

interface VideoUploads {
  id: string;
  key: string;
  user_id: number;
  size: number;
  created_at: Time;
}

interface VideoCaptions {
  video_id: number;
  language: CaptionLanguage;
  file_key: string;
  size: number;
  created_at: Time;
}

/** What happened. */
export type AuditKind = 'create' | 'update' | 'delete' | 'failed_sign_in' | 'refusal';

/** Triggers write the changes; only the retention deletes rows. */
interface AuditEntries {
  id: Id;
  created_at: Time;
  kind: AuditKind;
  action: string;
  actor_id: number | null;
  actor_name: string | null;
  actor_email: string | null;
  actor_role: 'admin' | 'limited_admin' | 'teacher' | 'user' | 'operator' | null;
  target_type: string | null;
  target_id: number | null;
  target_label: string | null;
  course_id: number | null;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  attempts: Count;
  request_id: string | null;
  address: string | null;
  search_fold: Generated<string>;
}

/** The database schema for kysely. */
export interface Tables {
  counters: Counters;
  meta: Meta;
  users: Users;
  sessions: Sessions;
  user_devices: UserDevices;
  authenticators: Authenticators;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  deletion_requests: DeletionRequests;
  password_reset_links: PasswordResetLinks;
  email_confirmation_links: EmailConfirmationLinks;
  throttles: Throttles;
  main_categories: MainCategories;
  categories: Categories;
  courses: Courses;
  course_categories: CourseCategories;
  user_courses: UserCourses;
  videos: Videos;
  records: Records;
  pdfs: Pdfs;
  summaries: Summaries;
  reacts: Reacts;
  summary_reports: SummaryReports;
  quizzes: Quizzes;
  questions: Questions;
  options: Options;
  quiz_results: QuizResults;
  quiz_attempts: QuizAttempts;
  anonymous_quiz_results: AnonymousQuizResults;
  anonymous_answers: AnonymousAnswers;
  anonymous_subscriptions: AnonymousSubscriptions;
  notifications: Notifications;
  course_months: CourseMonths;
  platform_months: PlatformMonths;
  notification_counts: NotificationCounts;
  loose_files: LooseFiles;
  idempotency_keys: IdempotencyKeys;
  course_search: CourseSearch;
  search_words: SearchWord;
  video_progress: VideoProgress;
  course_units: CourseUnits;
  course_unit_items: CourseUnitItems;
  video_uploads: VideoUploads;
  video_captions: VideoCaptions;
  audit_entries: AuditEntries;
}
