/** @param {string} report the file of a vitest run's result; the one that is there once the last of its test files has begun */
export const lastBegunFile = (report) => `${report}.last-begun`;
