export { type MailedCounts, mailDueAlerts } from "./sending/mail-due-alerts";
export { matchUpdates } from "./sending/match-updates";
export { settleNotifications } from "./sending/settle-notifications";
export {
  CADENCES,
  type Cadence,
  type NewPlaceForm,
  newPlaceForm,
  type ReaderForm,
  readerForm,
  type SubscribeForm,
  type SubscriptionForm,
  subscribeForm,
  subscriptionForm,
  TIME_ZONES,
} from "./subscribers/alert-forms";
export { alertPlaceChoices, EVERYWHERE, FEDERAL, type PlaceChoice } from "./subscribers/alert-places";
export { confirmSubscription, describeConfirmation, type WaitingRequest } from "./subscribers/confirm-subscription";
export { type MonitoredSource, monitoredSources } from "./subscribers/monitored-sources";
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
export { describeUnsubscribe, resubscribe, type UnsubscribeView, unsubscribe } from "./subscribers/unsubscribe";
export { findWatchable, type WatchableLaw } from "./subscribers/watched-laws";
export { type UpdateCount, type UpdateVolume, updateVolume } from "./subscribers/weekly-volume";
