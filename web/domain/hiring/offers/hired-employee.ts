import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { payOf } from "./offer-letter";

export type HiredEmployee = Awaited<ReturnType<typeof readHiredEmployee>>;

/**
 * The employee record that a hire left, for whoever hires: a draft is shown whole; of somebody who had a record before, only
 * which one it is, because the rest belongs to those who run people.
 */
export const readHiredEmployee = (member: HiringMember, applicationId: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null, status: "hired" },
      include: {
        candidate: {
          include: {
            employee: {
              include: {
                workLocation: { select: { name: true, city: true, state: true } },
                positions: {
                  where: { isActive: true, isPrimary: true },
                  orderBy: { startDate: "desc" },
                  take: 1,
                  include: { position: { select: { title: true } }, department: { select: { name: true } } },
                },
              },
            },
          },
        },
        job: { select: { title: true } },
        offers: { where: { status: "accepted" }, select: { id: true, location: true }, take: 1 },
      },
    });
    const employee = application?.candidate.employee;
    if (!application || !employee) throw new NotFound("There is no employee record of this hire.");
    const [post] = employee.positions;
    const [offer] = application.offers;
    const isDraft = employee.status === "draft";
    const place = employee.workLocation;
    return {
      applicationId,
      jobTitle: application.job.title,
      candidateId: application.candidateId,
      offerId: offer?.id ?? null,
      number: employee.employeeId,
      name: `${employee.firstName} ${employee.lastName}`.trim(),
      status: employee.status,
      isDraft,
      draft: isDraft
        ? {
            email: employee.email,
            phone: employee.phone,
            home: [employee.city, employee.state, employee.zipCode].filter(Boolean).join(", ") || null,
            firstDay: employee.hireDate?.toISOString().slice(0, 10) ?? null,
            position: post?.position.title ?? null,
            department: post?.department?.name ?? null,
            employmentType: post?.employmentType ?? null,
            pay:
              post?.salary == null
                ? null
                : payOf({
                    salaryAmount: post.salary,
                    salaryType: post.salaryType === "hourly" ? "hourly" : "annually",
                  }),
            // A place that is none of the company's own stands in the offer only.
            workLocation: place
              ? [place.name, place.city, place.state].filter(Boolean).join(", ")
              : (offer?.location ?? null),
            draftedAt: employee.createdAt,
          }
        : null,
    };
  });
