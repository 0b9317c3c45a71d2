import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { activityOf, type Customer, customerName, daysAgo, shortAddress } from "./customer-type";

type CellProps = { customer: Customer; serverTime: Date };

/** Who it is; on a phone, where the columns of contact and status are left out, with the address and the level. */
export function NameCell({ customer, serverTime }: CellProps) {
  return (
    <span className="block max-w-44 max-sm:w-[calc(100vw-15.5rem)]">
      <span className="block truncate">{customerName(customer)}</span>
      <span className="block text-xs font-normal text-ink-3">ID {customer.id}</span>
      <span className="block text-xs font-normal text-ink-2 sm:hidden">
        <span className="block truncate">{customer.email}</span>
        <LevelBadges {...{ customer, serverTime }} />
      </span>
    </span>
  );
}

function LevelBadges({
  customer: { accessLevel, accessExpiry, paymentStatus, suspendedAt, sharesMailbox },
  serverTime,
}: CellProps) {
  const ended = accessExpiry !== null && accessExpiry <= serverTime;
  return (
    <span className="flex flex-wrap gap-1 md:flex-nowrap">
      <Badge tone={ended ? "neutral" : (LEVEL_TONE[accessLevel] ?? "action")}>
        {ended && accessLevel !== "none" ? `${accessLevel}, expired` : accessLevel}
      </Badge>
      <Badge tone={PAYMENT_TONE[paymentStatus] ?? "neutral"}>
        {paymentStatus === "none" ? "no payment" : words(paymentStatus)}
      </Badge>
      {suspendedAt ? <Badge tone="danger">suspended</Badge> : null}
      {sharesMailbox ? <Badge tone="brass">shared mailbox</Badge> : null}
    </span>
  );
}

export function ContactCell({ customer }: Pick<CellProps, "customer">) {
  const { email, phoneNumber, mailingAddress } = customer;
  return (
    <span className="block max-w-52 text-xs">
      <span className="block truncate text-sm" title={email}>
        {email}
      </span>
      {phoneNumber ? <span className="block">{phoneNumber}</span> : null}
      {mailingAddress ? (
        <span className="block break-words" title={mailingAddress}>
          {shortAddress(mailingAddress)}
        </span>
      ) : null}
    </span>
  );
}

const LEVEL_TONE: Record<string, BadgeTone> = { trial: "brass", daily: "brass", monthly: "success" };
const PAYMENT_TONE: Record<string, BadgeTone> = {
  active: "success",
  past_due: "danger",
  failed: "danger",
  refunded: "neutral",
};
const words = (value: string) => value.replace("_", " ");

export function StatusCell({ customer, serverTime }: CellProps) {
  const { subscriptionType, lastLogin } = customer;
  return (
    <span className="block text-xs md:whitespace-nowrap">
      <LevelBadges {...{ customer, serverTime }} />
      <span className="mt-0.5 block md:inline">
        {subscriptionType === "none" ? "No subscription" : `Subscription: ${subscriptionType}`}
      </span>
      <span className="hidden md:inline"> · </span>
      <span className="block md:inline">Last login: {lastLogin ? <Moment at={lastLogin} /> : "Never"}</span>
    </span>
  );
}

export function ExpiryCell({ customer }: Pick<CellProps, "customer">) {
  const { hrisAccessLevel, hrisEmployeeCount } = customer;
  const lines: [string, string, Date | null][] = [
    ["Main", customer.accessLevel, customer.accessExpiry],
    ["ATS", customer.atsAccessLevel, customer.atsAccessExpiry],
    ["HRIS", customer.hrisAccessLevel, customer.hrisAccessExpiry],
  ];
  return (
    <span className="block text-xs whitespace-nowrap">
      {lines.map(([name, level, expiry]) => (
        <span key={name} className="block">
          {name}: {level === "none" ? "none" : expiry ? <Moment at={expiry} /> : "no end"}
        </span>
      ))}
      {hrisAccessLevel === "none" ? null : (
        <span className="block text-ink-3">
          {hrisEmployeeCount.toLocaleString("en-US")} {hrisEmployeeCount === 1 ? "employee" : "employees"}
        </span>
      )}
    </span>
  );
}

export function UsageCell({ customer }: Pick<CellProps, "customer">) {
  return (
    <span className="block text-xs whitespace-nowrap">
      <span className="block">
        {customer.totalSearches.toLocaleString("en-US")} {customer.totalSearches === 1 ? "search" : "searches"}
      </span>
      <span className="block text-ink-3">Activity: {activityOf(customer.totalSearches)}</span>
    </span>
  );
}

export function RegistrationCell({ customer, serverTime }: CellProps) {
  return (
    <span className="block text-xs whitespace-nowrap">
      <Moment at={customer.createdAt} />
      <span className="block text-ink-3">{daysAgo(customer.createdAt, serverTime)}</span>
    </span>
  );
}
