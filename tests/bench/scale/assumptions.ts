// What one million students are assumed to do. Change a number, and run the simulation again (README.md).

/** Registered students. */
export const students = Number(process.env['SCALE_STUDENTS'] ?? 1_000_000);
/** The share of all students who come on the busiest day of the year, an evening before exams. */
export const studentShareOnBusiestDay = 0.3;
/** Visits of such a student on that day. */
export const visitsPerDay = 1.4;
/** Visitors without an account, for each visit of a student. They see public pages only. */
export const visitorsPerVisit = 0.5;

/** How the visits are distributed over the hours of a day in Cairo: school in the morning, study at night. */
export const hourWeights = [5, 3, 1.5, 1, 1, 1, 1.5, 2, 2, 2, 2.5, 3, 3.5, 4, 5, 6, 6.5, 7, 8, 9.5, 10, 10, 9, 7];

/** Minutes that a student watches in a visit. The player saves the position every 15 seconds (`progress/sendSchedule.ts`). */
export const minutesWatched = 18;
export const progressIntervalSeconds = 15;
/** Minutes between the first and the last request of a visit. */
export const minutesOfVisit = 25;

/** Requests of one kind in a visit. */
export interface RequestKind {
  name: string;
  perVisit: number;
  /** Who sends them. */
  sender: 'student' | 'visitor';
  /** The request of `bench:api` or `bench:pages` that costs about as much. */
  cost: 'cached page' | 'public list' | 'signed-in read' | 'change';
  /** Bytes of the response, compressed. */
  bytes: number;
}

export const requestKinds: RequestKind[] = [
  { name: 'rendered page', perVisit: 1, sender: 'student', cost: 'cached page', bytes: 22_000 },
  { name: 'rendered page', perVisit: 2, sender: 'visitor', cost: 'cached page', bytes: 22_000 },
  { name: 'public list or search', perVisit: 3, sender: 'student', cost: 'public list', bytes: 6_000 },
  { name: 'public list or search', perVisit: 3, sender: 'visitor', cost: 'public list', bytes: 6_000 },
  { name: 'course, my courses, quiz', perVisit: 8, sender: 'student', cost: 'signed-in read', bytes: 4_000 },
  { name: 'notifications', perVisit: 2, sender: 'student', cost: 'signed-in read', bytes: 1_000 },
  {
    name: 'position in a video',
    perVisit: (minutesWatched * 60) / progressIntervalSeconds,
    sender: 'student',
    cost: 'change',
    bytes: 300,
  },
  { name: 'submitted quiz', perVisit: 0.5, sender: 'student', cost: 'change', bytes: 6_000 },
  { name: 'other change', perVisit: 0.4, sender: 'student', cost: 'change', bytes: 1_000 },
];

/** Scripts, styles, fonts and pictures. Only the first visit of a device in a month loads them. */
export const firstVisitBytes = 330_000;
export const firstVisitShare = 0.15;

/** Rows of a student after one school year, by table. */
export const rowsPerStudent: Record<string, number> = {
  users: 1,
  sessions: 2,
  user_devices: 2,
  user_courses: 3,
  quiz_results: 20,
  quiz_attempts: 35,
  video_progress: 60,
  notifications: 100,
};

/** Files of a student after one year: one of fifty shares five summaries, one of four has a photo. */
export const summariesPerStudent = 5 / 50;
export const summaryBytes = 1_500_000;
export const photosPerStudent = 0.25;
export const photoBytes = 40_000;

/** Video that our own storage delivers. Links to video sites cost nothing here. */
export const ownVideoShare = 0.2;
export const videoBitsPerSecond = 800_000;
