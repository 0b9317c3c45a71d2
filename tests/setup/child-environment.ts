/** Set for what a test starts as a process of its own, so that `npm run test:coverage` counts it too. */
export const childCoverage = (): Record<string, string> =>
  process.env.CHILD_COVERAGE ? { NODE_V8_COVERAGE: process.env.CHILD_COVERAGE } : {};
