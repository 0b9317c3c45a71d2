import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { deviceName, type Visit } from "../visit";

type Person = { id: number; email: string; firstName: string | null };

/** Writes to the owner that somebody signed in from an address that is new. */
export async function tellOfNewPlace({ id, email, firstName }: Person, visit: Visit): Promise<void> {
  await queueMail(db(), {
    to: email,
    template: "new-sign-in",
    data: { firstName, device: deviceName(visit.userAgent), ipAddress: visit.address, at: now() },
    userId: id,
  });
  kickMail();
}
