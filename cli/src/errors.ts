/** The call itself is wrong: exit code 2. */
export class UsageError extends Error {}

/** What the call names is not there: exit code 4. */
export class NotThereError extends Error {}

/** Nobody is signed in, and the command needs somebody: exit code 3. */
export class NotSignedInError extends Error {}
