/** Starts the schedules in this process. */
export async function startJobs(): Promise<void> {}

/** Stops the schedules and waits for the runs in progress. */
export async function stopJobs(): Promise<void> {}
