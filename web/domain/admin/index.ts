export { type Readiness, systemReadiness } from "./system-readiness";
