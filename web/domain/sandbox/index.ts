/** The door of test organizations and the keys for them. */
export { makeTestKey } from "./make-test-key";
