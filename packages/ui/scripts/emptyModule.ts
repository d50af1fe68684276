/** Replaces a library that is left out of a bundle. */
export default {};
