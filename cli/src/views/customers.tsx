import type { Statewise } from "@statewise/sdk";
import { Box, Text, useApp } from "ink";
import { useState } from "react";
import type { View } from "../command";
import { grantAccess, revokeAccess } from "../commands/customer-access";
import type { Customer } from "../customer-target";
import { printable } from "../show";
import { Screen, showScreen, useSize } from "./screen";
import { useKeys } from "./use-keys";
import { usePlace } from "./use-place";

type Props = { client: Statewise; first: Customer[]; signal: AbortSignal };
type Asked = { question: string; work: (customer: Customer) => Promise<string>; customer: Customer };

const GRANTS: Record<string, "daily" | "monthly" | "unlimited"> = { d: "daily", m: "monthly", u: "unlimited" };

/** Customers as a table: walk, read the chosen one below, grant and revoke by a key, each confirmed by y. */
export function CustomersTable({ client, first, signal }: Props) {
  const { exit } = useApp();
  const { rows } = useSize();
  const [customers, setCustomers] = useState(first);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [status, setStatus] = useState("");
  const shown = Math.max(1, rows - 10);
  const { at, place, onKey } = usePlace(customers.length, shown);

  const ask = (question: (who: string) => string, work: Asked["work"]) => {
    const customer = customers[at.current];
    if (customer) setAsked({ question: question(customer.email), work, customer });
  };
  const doIt = async ({ work, customer }: Asked) => {
    setAsked(null);
    setStatus(`${customer.email} …`);
    try {
      const done = await work(customer);
      const changed = await client.admin.customers.get(customer.id, { signal });
      setCustomers((known) => known.map((one) => (one.id === changed.id ? changed : one)));
      setStatus(`${customer.email}: ${done}`);
    } catch (error) {
      setStatus((error as Error).message);
    }
  };

  useKeys((key) => {
    if (asked) {
      if (key === "y") void doIt(asked);
      else setAsked(null);
      return;
    }
    const level = GRANTS[key];
    const target = { client, signal };
    if (key === "q" || key === "escape") exit();
    else if (level) {
      ask(
        (who) => `Grant ${level} access to ${who}?`,
        ({ id }) => grantAccess(target, id, { product: "main", level }),
      );
    } else if (key === "x")
      ask(
        (who) => `Revoke the access of ${who}?`,
        ({ id }) => revokeAccess(target, id, "main"),
      );
    else if (key === "a") {
      ask(
        (who) => `Grant a month of hiring to ${who}?`,
        ({ id }) => grantAccess(target, id, { product: "ats", level: "monthly" }),
      );
    } else onKey(key);
  });

  const start = Math.max(0, Math.min(place - Math.floor(shown / 2), customers.length - shown));
  const keys = "↑↓ choose  d/m/u grant a day, a month, unlimited  a hiring  x revoke  q quit";
  return (
    <Screen title={`Customers · ${customers.length}`} keys={asked ? `${asked.question} y yes, any other key no` : keys}>
      {customers.length === 0 ? <Text>No customers found.</Text> : null}
      {customers.slice(start, start + shown).map((customer, offset) => (
        <CustomerLine key={customer.id} customer={customer} isCurrent={start + offset === place} />
      ))}
      <Detail customer={customers[place]} status={status} />
    </Screen>
  );
}

function CustomerLine({ customer, isCurrent }: { customer: Customer; isCurrent: boolean }) {
  return (
    <Box flexShrink={0}>
      <Box width="50%">
        <Text inverse={isCurrent} wrap="truncate">
          {isCurrent ? "› " : "  "}
          {printable(customer.email)}
        </Text>
      </Box>
      <Box width="20%">
        <Text wrap="truncate">{customer.accessLevel}</Text>
      </Box>
      <Text wrap="truncate" dimColor>
        {customer.accessExpiry?.slice(0, 16).replace("T", " ") ?? ""}
      </Text>
    </Box>
  );
}

function Detail({ customer, status }: { customer: Customer | undefined; status: string }) {
  if (!customer) return null;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  return (
    <Box flexDirection="column" marginTop={1} flexShrink={0}>
      <Text wrap="truncate">
        {customer.id} {printable(name)} · {customer.paymentStatus} · hiring {customer.atsAccessLevel} · HRIS{" "}
        {customer.hrisAccessLevel} · {customer.totalSearches} searches
      </Text>
      <Text wrap="truncate" bold>
        {printable(status)}
      </Text>
    </Box>
  );
}

export const view: View = ({ client, signal }, _input, result) =>
  showScreen(<CustomersTable client={client} first={result as Customer[]} signal={signal} />, signal);
