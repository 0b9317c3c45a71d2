import type { Principal } from "~/domain/access";
import { invalidField, TooLarge } from "~/platform/errors";
import { UPLOAD_MAX_BYTES } from "~/platform/files/files";
import { inspectUpload } from "~/platform/files/inspect-upload";
import { RESUME_TYPES, type Upload } from "~/platform/files/keep-upload";
import { networkOf } from "~/platform/network/internet-address";
import { consumeRate } from "~/platform/rate-limit";
import { readResume } from "../resume/read-resume";
import { publicJob } from "./public-jobs";

export type FormFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  state: string;
  linkedinUrl: string;
};

type Reading = { organization: string; job: string; resume: Upload | null; address: string; viewer?: Principal };

/** What the apply form can be filled with from a resume. The file is read and forgotten: nothing is kept before it is sent. */
export async function readForForm({ organization, job, resume, address, viewer }: Reading): Promise<FormFields> {
  await publicJob(organization, job, { viewer });
  if (!resume) throw invalidField("resume", "Choose your resume first.");
  if (resume.bytes.byteLength > UPLOAD_MAX_BYTES) throw new TooLarge("The file is larger than 10 MB.");
  const { type, refusal } = inspectUpload(resume.bytes, RESUME_TYPES);
  if (refusal !== null || type === null) throw invalidField("resume", refusal ?? "This file cannot be read.");
  await consumeRate({ key: "read-resume", from: address, max: 20, windowSeconds: 3600 });
  const { parsed, refusal: unread } = await readResume(resume.bytes, type, { sender: networkOf(address) });
  if (!parsed) throw invalidField("resume", unread);
  return {
    firstName: parsed.name?.first ?? "",
    lastName: parsed.name?.last ?? "",
    email: parsed.email ?? "",
    phone: parsed.phone ?? "",
    city: parsed.place?.city ?? "",
    state: parsed.place?.state ?? "",
    linkedinUrl: parsed.links.linkedIn ?? parsed.links.website ?? "",
  };
}
