export { browseUpdates, findUpdate, type UpdatePage } from "./browse-updates";
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
export { listSources, namesOfSources, type SourceHealth, switchSource } from "./source-health";
export { RISK_LEVELS, type RiskLevel } from "./types";
export { type UpdateForm, updateForm } from "./update-form";
export { watchesLaw, watchLaw } from "./watch-law";
