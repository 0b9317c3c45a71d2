import { z } from "zod";
import { jobsOf, ORGANIZATION_MANAGERS, type OrganizationRole } from "~/domain/access";
import { optionalLine } from "~/domain/accounts";
import { Forbidden, invalidField, NotFound } from "~/platform/errors";
import { hoursForm, hoursOf, storedHours, type WorkingHours } from "../interviews/working-hours";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { seatEverybody } from "./seat-everybody";

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const teamMemberForm = z.object({
  title: optionalLine("Title", 120).optional(),
  department: optionalLine("Department", 100).optional(),
  timeZone: z.string().trim().max(60).optional(),
  hours: hoursForm,
});
export type TeamMemberForm = z.output<typeof teamMemberForm>;

export type TeamRow = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  title: string | null;
  department: string | null;
  timeZone: string | null;
  /** Null while the usual office hours count. */
  workingHours: WorkingHours | null;
  isActive: boolean;
  hasAccount: boolean;
  isSelf: boolean;
  openJobs: number;
  openApplications: number;
  /** The only jobs of which they see anything; null: all. Known to them and to whoever runs the team. */
  singleJobs: { id: number; title: string }[] | null;
  /** Owners and admins cannot be restricted. */
  seesEveryJob: boolean;
};

const OPEN = ["applied", "screening", "interviewing", "offer"];

/** Everybody who takes part in hiring, with what they look after now. Addresses only for those who work in hiring. */
export const listTeam = (member: HiringMember): Promise<TeamRow[]> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId, onlyLooks } = member;
    const seesMail = memberMay(member, "applications:read");
    if (!onlyLooks) await seatEverybody(tx, organizationId);
    const team = await tx.teamMember.findMany({
      where: { organizationId },
      orderBy: [{ isActive: "desc" }, { firstName: "asc" }, { id: "asc" }],
      take: 500,
      include: {
        recruitedJobs: { where: { status: "published", deletedAt: null, isTemplate: false }, select: { id: true } },
        managedJobs: { where: { status: "published", deletedAt: null, isTemplate: false }, select: { id: true } },
      },
    });
    const assigned = await tx.application.groupBy({
      by: ["assignedRecruiterId"],
      where: { organizationId, deletedAt: null, status: { in: OPEN }, assignedRecruiterId: { not: null } },
      _count: true,
    });
    const runs = memberMay(member, "team");
    const known = team.filter((one) => runs || one.id === teamMemberId);
    const titles = await tx.job.findMany({
      where: { organizationId, id: { in: known.flatMap((one) => jobsOf(one) ?? []) } },
      orderBy: [{ title: "asc" }, { id: "asc" }],
      select: { id: true, title: true },
    });
    const singleJobs = (one: (typeof team)[number]) => {
      const jobs = known.includes(one) ? jobsOf(one) : null;
      return jobs && titles.filter(({ id }) => jobs.includes(id));
    };
    const applications = new Map(assigned.map((group) => [group.assignedRecruiterId, group._count]));
    return team.map((one) => ({
      id: one.id,
      firstName: one.firstName,
      lastName: one.lastName,
      email: seesMail || one.id === teamMemberId ? one.email : "",
      role: one.role,
      title: one.title,
      department: one.department,
      timeZone: one.timeZone,
      workingHours: storedHours(one.workingHours),
      isActive: one.isActive,
      hasAccount: one.userId !== null,
      isSelf: one.id === teamMemberId,
      openJobs: new Set([...one.recruitedJobs, ...one.managedJobs].map(({ id }) => id)).size,
      openApplications: applications.get(one.id) ?? 0,
      singleJobs: singleJobs(one),
      seesEveryJob: ORGANIZATION_MANAGERS.includes(one.role as OrganizationRole),
    }));
  });

/** Title, department, time zone and working hours of a member: one's own, or anybody's for those who run the team. */
export const saveTeamMember = (member: HiringMember, id: number, form: TeamMemberForm): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    if (id !== teamMemberId && !memberMay(member, "settings"))
      throw new Forbidden("You can change your own entry.", { code: "role_missing" });
    if (form.timeZone && !isTimeZone(form.timeZone)) throw invalidField("timeZone", "Choose a time zone.");
    const hours = hoursOf(form.hours);
    const { count } = await tx.teamMember.updateMany({
      where: { id, organizationId },
      data: {
        title: form.title || null,
        department: form.department || null,
        timeZone: form.timeZone || null,
        ...(hours ? { workingHours: hours } : {}),
      },
    });
    if (count === 0) throw new NotFound("This person is not in the team.");
  });
