/** What customers' systems can be told of. A name is part of the API and never changes its meaning. */
export const HIRING_EVENTS = {
  "job.created": "A requisition was made",
  "job.published": "A job was published",
  "job.paused": "A job was paused",
  "job.closed": "A job was closed",
  "candidate.created": "A candidate was added",
  "application.created": "Someone applied, or was added to a job",
  "application.moved": "An application went to another stage",
  "application.rejected": "An application was rejected",
  "application.withdrawn": "A candidate withdrew",
  "application.hired": "A candidate was hired",
  "interview.scheduled": "An interview was scheduled or moved",
  "interview.cancelled": "An interview was cancelled",
  "offer.sent": "An offer was sent",
  "offer.accepted": "An offer was accepted",
  "offer.declined": "An offer was declined",
  "webhook.ping": "A test, sent on request",
} as const;

export type HiringEvent = keyof typeof HIRING_EVENTS;

export const isHiringEvent = (name: string): name is HiringEvent => Object.hasOwn(HIRING_EVENTS, name);
