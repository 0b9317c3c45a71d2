import { emitEvent } from "~/domain/events";
import { encryptField } from "~/platform/crypto";
import { db, inOrganization } from "~/platform/db/client";

/** So many organizations with so many webhooks each; the first of each organization come first in the list of addresses. */
export async function seedWebhooks(url: string, organizations: number, each: number): Promise<number[]> {
  const ids: number[] = [];
  const secretEncrypted = encryptField("whsec_of-the-benchmark");
  for (let turn = 0; turn < organizations; turn += 1) {
    const { id } = await db().organization.create({
      data: { name: `Company ${turn}`, slug: `company-${turn}`, timeZone: "America/New_York" },
    });
    ids.push(id);
    await inOrganization(id, (tx) =>
      tx.webhook.createMany({
        data: Array.from({ length: each }, (_none, place) => ({
          organizationId: id,
          url: `${url}/hook/${place * organizations + turn}`,
          secretEncrypted,
        })),
      }),
    );
  }
  return ids;
}

/** Something happens in an organization. */
export const tell = (id: number, jobId: number): Promise<void> =>
  inOrganization(id, (tx) => emitEvent(tx, id, "job.created", { jobId }));
