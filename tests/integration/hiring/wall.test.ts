import { describe, expect, it } from "vitest";
import { createWebhook, listDeliveries, listWebhooks, webhookForm } from "~/domain/events";
import { hiringDashboard, inHiring } from "~/domain/hiring";
import { readStoredFile } from "~/domain/hiring/candidates";
import { jobFeed } from "~/domain/hiring/careers";
import {
  changeJob,
  createJob,
  deleteJob,
  listJobs,
  newJobForm,
  overrideFinding,
  readJob,
  updateJob,
} from "~/domain/hiring/requisitions";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";
import { makeTeam, publishedJob } from "./team";

useDatabase();

describe("two organizations on one database", () => {
  it("never see a row, a file, a count or a feed of each other", async () => {
    const [own, other] = [await makeTeam("Own"), await makeTeam("Other")];
    const id = await createJob(other.member, newJobForm.parse({ title: "Theirs" }));
    const hook = await createWebhook(other.member, webhookForm.parse({ url: "https://hooks.example.com/x" }));
    const fileId = await inHiring(other.member, async (tx) => {
      const { organizationId } = other;
      const file = {
        storageKey: "k".repeat(43),
        originalName: "a.pdf",
        mimeType: "application/pdf",
        sizeBytes: 1,
        sha256: "0".repeat(64),
      };
      return (await tx.storedFile.create({ data: { ...file, organizationId, purpose: "job_document" } })).id;
    });
    const { member } = own;
    expect((await listJobs(member)).data).toEqual([]);
    expect((await hiringDashboard(member)).stats).toMatchObject({ activeJobs: 0, team: 1 });
    expect(await listWebhooks(member)).toEqual([]);
    const stolen: Promise<unknown>[] = [
      readJob(member, id),
      updateJob(member, id, { title: "Mine" }),
      changeJob(member, id, "submit"),
      deleteJob(member, id),
      readStoredFile(member, fileId),
      listDeliveries(member, hook.id),
      overrideFinding(member, 1, "a reason that is long enough"),
    ];
    for (const { status, reason } of (await Promise.allSettled(stolen)) as PromiseRejectedResult[]) {
      expect(status).toBe("rejected");
      expect(reason).toMatchObject({ status: 404 });
    }
    await db().organization.update({ where: { id: own.organizationId }, data: { careersEnabled: true } });
    await publishedJob(other.member);
    expect(JSON.parse(await jobFeed(own.slug, "jobs.json"))).toMatchObject({ items: [] });
  });

  it("are kept apart by the database also where a query forgets the organization", async () => {
    const [own, other] = [await makeTeam(), await makeTeam()];
    await publishedJob(other.member);
    await inHiring(own.member, async (tx) => {
      expect(await tx.job.count()).toBe(0);
      expect(await tx.teamMember.count()).toBe(1);
      expect((await tx.job.updateMany({ data: { title: "Mine" } })).count).toBe(0);
    });
    // Without an organization set, nothing is there at all; the windows of the functions close behind them.
    expect(await db().job.count()).toBe(0);
    await pool().query("select * from public_postings('', '', false, null, 0, 10)");
    expect(await db().job.count()).toBe(0);
  });

  it("cannot open a window for more than it shows: only public rows, and never to write", async () => {
    const { member } = await makeTeam();
    await publishedJob(member);
    await db().$transaction(async (tx) => {
      await tx.$executeRaw`select set_config('app.opening', 'public_postings', true)`;
      expect(await tx.job.count()).toBe(0);
      expect((await tx.job.updateMany({ data: { title: "Mine" } })).count).toBe(0);
    });
  });
});
