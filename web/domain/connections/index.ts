/** The door of an organization's connections. */
export { connectionHolder } from "./connection-holder";
export { openEvents, requireOpenEvents } from "./open-events";
