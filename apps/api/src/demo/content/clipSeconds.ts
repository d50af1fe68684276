/** The length of every clip in `demo/media`. */
export const clipSeconds = 12;
