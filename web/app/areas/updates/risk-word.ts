/** HIGH as people read it. */
export const riskWord = (level: string): string => level.charAt(0) + level.slice(1).toLowerCase();
