export { browseUpdates, findUpdate } from "./browse-updates";
export { changesOfLaw } from "./changes-of-law";
export { checkForUpdates, requestCheck } from "./check-updates";
export {
  addUpdate,
  changeUpdate,
  countPendingUpdates,
  findManagedUpdate,
  listManagedUpdates,
  type ManagedUpdate,
  removeUpdate,
} from "./manage-updates";
export { type LawUpdateItem, type RecentUpdates, recentUpdates, type UpdateFilter } from "./recent-updates";
export { listSources, type SourceHealth, switchSource } from "./source-health";
export { RISK_LEVELS } from "./types";
export { type ComingChange, upcomingChanges } from "./upcoming-changes";
export { updateForm } from "./update-form";
export { watchedBy, watchesLaw, watchLaw } from "./watch-law";
