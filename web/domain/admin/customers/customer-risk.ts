import { db } from "~/platform/db/client";

/** What speaks for one person behind several accounts: how many other accounts share it. */
export type CustomerRisk = { sameMailbox: number; sameBrowser: number; sameNetwork: number };

/** The mailbox behind the address, however it is spelled; the browser and the network of the free trial. */
export async function customerRisk(id: number): Promise<CustomerRisk> {
  const [risk] = await db().$queryRaw<CustomerRisk[]>`
    select
      (select count(*)::int from users o where o.id <> me.id
         and mailbox_of(coalesce(o.former_email, o.email)) = mailbox_of(me.email)) as "sameMailbox",
      (select count(*)::int from users o where o.id <> me.id
         and o.trial_device_hash = me.trial_device_hash) as "sameBrowser",
      (select count(*)::int from users o where o.id <> me.id
         and o.trial_network_hash = me.trial_network_hash) as "sameNetwork"
    from users me where me.id = ${id}`;
  return risk ?? { sameMailbox: 0, sameBrowser: 0, sameNetwork: 0 };
}
