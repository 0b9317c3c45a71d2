/** The door of what customers' systems are told: events, their log, webhooks and the calls to them. */
export { deliverWebhooks } from "./deliver-webhooks";
export { listDeliveries, replayDelivery } from "./deliveries";
export { emitEvent } from "./emit-event";
export { EVENT_TYPES, EVENTS, type EventData, type EventType, isEventType } from "./event-types";
export type { Holder } from "./holder";
export { type EventQuery, listEvents, readEvent } from "./list-events";
export { forgetEvents, webhooksWait } from "./settle-events";
export { makeTestEvent, pingWebhook, testEventForm } from "./try-events";
export {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateSecret,
  secretChange,
  updateWebhook,
  webhookChange,
  webhookForm,
} from "./webhooks";
