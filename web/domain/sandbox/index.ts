/** The door of test organizations and the keys for them. */
export { makeTestKey } from "./make-test-key";
export { resetTestData, type TestDataView } from "./reset-test-data";
