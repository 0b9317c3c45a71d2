export { systemReadiness, type Readiness } from "./system-readiness";
