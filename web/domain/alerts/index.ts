export { mailDueAlerts } from "./sending/mail-due-alerts";
export { matchUpdates } from "./sending/match-updates";
export { settleNotifications } from "./sending/settle-notifications";
export { newPlaceForm, readerForm, subscribeForm, subscriptionForm } from "./subscribers/alert-forms";
export { alertPlaceChoices } from "./subscribers/alert-places";
export { confirmSubscription, describeConfirmation } from "./subscribers/confirm-subscription";
export { monitoredSources } from "./subscribers/monitored-sources";
export {
  addSubscription,
  changeReader,
  changeSubscription,
  endSubscription,
  endWatch,
  type Preferences,
  readPreferences,
} from "./subscribers/preferences";
export { requestSubscription } from "./subscribers/request-subscription";
export { describeUnsubscribe, resubscribe, unsubscribe } from "./subscribers/unsubscribe";
export { findWatchable } from "./subscribers/watched-laws";
export { updateVolume } from "./subscribers/weekly-volume";
