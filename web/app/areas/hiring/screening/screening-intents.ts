export const SCREENING_INTENT = { screen: "screen", review: "review-screening", screenJob: "screen-job" } as const;
