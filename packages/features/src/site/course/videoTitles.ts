import type { Course } from './courseAccess.ts';

/** The titles of the lessons that a summary can be about. */
export const getVideoTitles = ({ videos }: Course): string[] => videos.map(({ title }) => title);
