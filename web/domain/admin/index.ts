export { type CustomerStats, customerStats } from "./customer-stats";
export { type Readiness, systemReadiness } from "./system-readiness";
