import { Form, useLocation } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Avatar } from "~/app/ui/cards/avatar";
import { DateField } from "~/app/ui/fields/date-field";
import { longDate } from "~/app/ui/foundations/dates";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Banner } from "~/app/ui/status/banner";
import { EmployeeStatus } from "../employee-status";
import { EMPLOYEE_INTENT } from "../employees/employee-intents";
import type { ProfileFrame } from "./profile.server";

/** Who it is, as of which day, and the tabs. */
export function ProfileHeader(frame: ProfileFrame) {
  const { pathname } = useLocation();
  const { person, asOf, tabs } = frame;
  return (
    <div className="mb-5 grid gap-4">
      <TextLink href="/hris/employees" look="standalone" className="text-sm">
        All employees
      </TextLink>
      <Who {...frame} />
      {asOf ? (
        <Banner
          label="As of a day"
          action={
            <ButtonLink size="sm" href={pathname}>
              Back to today
            </ButtonLink>
          }
        >
          Job and pay as of {longDate(asOf)}.
        </Banner>
      ) : null}
      <LinkTabs label={`About ${person.name}`} tabs={tabs.map((tab) => ({ ...tab, current: tab.path === pathname }))} />
    </div>
  );
}

function Who({ person, job, today, signIn, seesLeave }: ProfileFrame) {
  const { id, name, number, email, phone, status, allowedActions } = person;
  const work = [job.title, job.department?.name, job.place?.name].filter(Boolean).join(" · ");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <Avatar name={name} size="lg" className="self-start" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-3 font-serif text-xl font-semibold break-words">
          {name}
          <EmployeeStatus status={status} />
        </h2>
        <p className="text-ink-2">{work || "No work on this day"}</p>
        <p className="text-sm break-words text-ink-2">
          {number} · <a href={`mailto:${email}`}>{email}</a>
          {phone ? (
            <>
              {" · "}
              <a href={`tel:${phone}`}>{phone}</a>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Form method="get" className="flex items-end gap-2">
          <DateField label="As of" name="asOf" key={today} defaultValue={today} />
          <Button type="submit" size="sm" className="mb-1">
            Show
          </Button>
        </Form>
        {seesLeave ? (
          <ButtonLink size="sm" href={`/hris/time-off/balances?employeeId=${id}`} className="mb-1">
            Time off
          </ButtonLink>
        ) : null}
        {signIn ? (
          <ButtonLink size="sm" href={`/hris/employees/${id}/personal`} className="mb-1">
            {signIn === "invited" ? "Invited to sign in" : "Invite to sign in"}
          </ButtonLink>
        ) : null}
        {allowedActions.includes("edit") ? <StatusButton {...person} /> : null}
        {allowedActions.includes("begin") || allowedActions.includes("first_day") ? (
          <ButtonLink size="sm" href={`/hris/employees/${id}/start`} className="mb-1">
            {status === "draft" ? "Complete or remove" : status === "terminated" ? "Hire again" : "First day"}
          </ButtonLink>
        ) : null}
        {allowedActions.includes("leave") ? (
          <ButtonLink size="sm" href={`/hris/employees/${id}/leaving`} className="mb-1">
            Last day
          </ButtonLink>
        ) : null}
        {allowedActions.includes("change") ? (
          <ButtonLink size="sm" variant="primary" href={`/hris/employees/${id}/change`} className="mb-1">
            Change job or pay
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function StatusButton({ id, name, status }: ProfileFrame["person"]) {
  if (status !== "active" && status !== "on_leave") return null;
  const isHere = status === "active";
  return (
    <span className="mb-1">
      <ActButton
        intent={EMPLOYEE_INTENT.status}
        action={`/hris/employees/${id}/personal`}
        fields={{ status: isHere ? "on_leave" : "active" }}
        label={isHere ? `Mark ${name} as on leave` : `Mark ${name} as back at work`}
      >
        {isHere ? "On leave" : "Back at work"}
      </ActButton>
    </span>
  );
}
