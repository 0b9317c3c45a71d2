import { recordAudit } from "~/domain/access";
import { now, today } from "~/platform/clock";
import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { formOf } from "./hire-forms";

export const NOTICE_STATES = ["open", "done", "not_applicable"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export type NoticeView = {
  id: number;
  title: string;
  citation: string | null;
  lawSlug: string | null;
  lawTitle: string | null;
  /** A form, with who issues it; its page is official. */
  form: { name: string; issuer: string; url: string; level: string } | null;
  state: string | null;
  dueOn: string | null;
  isLate: boolean;
  status: string;
  doneBy: string | null;
  doneAt: Date | null;
  note: string | null;
};

/** What a new hire must get, the earliest first, each with its law. */
export const readNotices = (member: HiringMember, applicationId: number): Promise<NoticeView[]> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const known = await tx.application.count({ where: { id: applicationId, organizationId, deletedAt: null } });
    if (known === 0) throw new NotFound("This application was not found.");
    const rows = await tx.newHireNotice.findMany({
      where: { organizationId, applicationId },
      orderBy: [{ dueOn: "asc" }, { id: "asc" }],
      take: 300,
      include: {
        law: { select: { slug: true, title: true } },
        doneByUser: { select: { firstName: true, lastName: true, email: true } },
      },
    });
    const day = today();
    return rows.map(({ law, doneByUser: by, ...row }) => {
      const dueOn = row.dueOn?.toISOString().slice(0, 10) ?? null;
      return {
        id: row.id,
        title: row.title,
        citation: row.citation,
        lawSlug: law?.slug ?? null,
        lawTitle: law?.title ?? null,
        form: formOf(row.formKey),
        state: row.state,
        dueOn,
        isLate: row.status === "open" && dueOn !== null && dueOn < day,
        status: row.status,
        doneBy: by ? [by.firstName, by.lastName].filter(Boolean).join(" ") || by.email : null,
        doneAt: row.doneAt,
        note: row.note,
      };
    });
  });

/** Marks a notice as given, as not needed, or as open again. Who and when are kept. */
export const markNotice = (
  member: HiringMember,
  id: number,
  { status, note }: { status: NoticeState; note?: string | null },
): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    const isOpen = status === "open";
    const { count } = await tx.newHireNotice.updateMany({
      where: { id, organizationId },
      data: {
        status,
        note: note?.trim().slice(0, 1000) || null,
        doneBy: isOpen ? null : userId,
        doneAt: isOpen ? null : now(),
      },
    });
    if (count === 0) throw new NotFound("This notice was not found.");
    await recordAudit(tx, member.principal, {
      action: "notice.mark",
      organizationId,
      entity: { type: "new_hire_notice", id },
      detail: { status },
    });
  });
