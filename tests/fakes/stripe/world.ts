import { createHash, randomBytes } from "node:crypto";
import type Stripe from "stripe";
import type { TestCard } from "./cards";
import { missing } from "./failure";
import type {
  WireCharge,
  WireDiscount,
  WireEvent,
  WireIntent,
  WireInvoice,
  WireMethod,
  WirePrice,
  WireSetupIntent,
  WireSubscription,
} from "./wire-types";

/** The newest version that the installed SDK is generated for. */
export const API_VERSION = "2026-10-28.endive";

export interface Settings {
  /** Wall clock of the service in milliseconds; `advance` adds to it. */
  now: () => number;
  /** Days after each failed renewal attempt until the next one. */
  retryAfterDays: number[];
  /** What becomes of a subscription when the last retry has failed. */
  afterRetries: "canceled" | "unpaid" | "past_due";
  /** New customers stay invisible to search for so long, as Stripe warns. */
  searchLagSeconds: number;
}

/** Everything the fake account holds. One request runs at a time, so no state is ever half changed. */
export class World {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly methods = new Map<string, WireMethod>();
  readonly intents = new Map<string, WireIntent>();
  readonly setups = new Map<string, WireSetupIntent>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, WirePrice>();
  readonly coupons = new Map<string, Stripe.Coupon>();
  readonly promotionCodes = new Map<string, Stripe.PromotionCode>();
  readonly discounts = new Map<string, WireDiscount>();
  readonly subscriptions = new Map<string, WireSubscription>();
  readonly invoices = new Map<string, WireInvoice>();
  readonly invoicePayments = new Map<string, Stripe.InvoicePayment>();
  readonly charges = new Map<string, WireCharge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly endpoints = new Map<string, Stripe.WebhookEndpoint>();
  readonly events = new Map<string, WireEvent>();

  /** The card behind each payment method, and those that the holder has authenticated for later use. */
  readonly cards = new Map<string, TestCard>();
  readonly setUp = new Set<string>();
  /** Proration lines that wait for the next invoice of a subscription. */
  readonly pendingLines = new Map<string, WireInvoice["lines"]["data"]>();
  /** Reminders already sent, so that each event happens once. */
  readonly reminded = new Set<string>();
  /** What is still to be done to invoices whose payment went through; null where it is done at once. */
  heldInvoices: (() => void)[] | null = null;

  /** Called when an intent has been paid or has failed, so that invoices can follow. */
  readonly onIntent: Array<(intent: WireIntent, outcome: "paid" | "failed" | "action") => void> = [];
  /** Called when an invoice has been paid or its payment has failed, so that subscriptions can follow. */
  readonly onInvoice: Array<(invoice: WireInvoice, outcome: "paid" | "failed" | "action") => void> = [];
  readonly onEvent: Array<(event: WireEvent) => void> = [];

  request: { id: string | null; idempotency_key: string | null } = { id: null, idempotency_key: null };
  baseUrl = "http://127.0.0.1";
  private offsetSeconds = 0;
  private serial = 0;
  private readonly seed = randomBytes(8).toString("hex");

  constructor(readonly settings: Settings) {}

  /** The service's time in whole seconds. */
  now(): number {
    return Math.floor(this.settings.now() / 1000) + this.offsetSeconds;
  }

  jumpTo(seconds: number): void {
    this.offsetSeconds += Math.max(0, seconds - this.now());
  }

  id(prefix: string, length = 24): string {
    this.serial += 1;
    const hash = createHash("sha256").update(`${this.seed}:${this.serial}`).digest("base64url");
    return `${prefix}_${hash.replaceAll(/[-_]/g, "0").slice(0, length)}`;
  }

  /** Any object by its id, for expansion. */
  lookup(id: string): object | undefined {
    const tables: Array<Map<string, object>> = [
      this.customers,
      this.methods,
      this.intents,
      this.setups,
      this.products,
      this.prices,
      this.discounts,
      this.subscriptions,
      this.invoices,
      this.invoicePayments,
      this.charges,
      this.refunds,
      this.disputes,
      this.promotionCodes,
      this.coupons,
    ];
    return tables.find((table) => table.has(id))?.get(id);
  }

  /** Records an event with a copy of the object as it is now. */
  emit(type: string, object: object, previous?: Record<string, unknown>): WireEvent {
    const event: WireEvent = {
      id: this.id("evt"),
      object: "event",
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object) as Record<string, unknown> },
      livemode: false,
      pending_webhooks: 0,
      request: { ...this.request },
      type,
    };
    if (previous) event.data.previous_attributes = structuredClone(previous);
    this.events.set(event.id, event);
    for (const listener of this.onEvent) listener(event);
    return event;
  }

  /** Changes an object and, where something really changed, says so with previous_attributes. */
  change<T extends object>(type: string, object: T, patch: Partial<T>): void {
    const previous: Record<string, unknown> = {};
    for (const key of Object.keys(patch) as Array<keyof T & string>) {
      if (JSON.stringify(object[key]) !== JSON.stringify(patch[key])) previous[key] = structuredClone(object[key]);
    }
    Object.assign(object, patch);
    if (Object.keys(previous).length > 0) this.emit(type, object, previous);
  }
}

/** The row, or Stripe's 'No such …'. */
export function get<T>(table: Map<string, T>, kind: string, id: string, param = "id", status: 400 | 404 = 404): T {
  const found = table.get(id);
  if (!found) throw missing(kind, id, param, status);
  return found;
}
