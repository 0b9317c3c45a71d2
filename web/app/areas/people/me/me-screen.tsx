import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { EmployeeStatus } from "../employee-status";
import { payText } from "../pay-text";
import { TaskList } from "../tasks/task-list";
import { timeText } from "../time-off/leave-text";
import { RequestList } from "../time-off/request-list";
import type { MyView } from "./me.server";

/** The page of somebody about themselves, made for a phone first: what is to be done, then work, pay and their team. */
export function MeScreen({ me, tasks, team, balances, requests }: MyView) {
  if (!me)
    return (
      <EmptyState title="No employee record belongs to your account">
        Ask HR to invite you from your page among the employees. The link comes by e-mail, and opens your record, pay
        and time off here.
      </EmptyState>
    );
  return (
    <div className="grid max-w-3xl gap-4">
      <h2 className="font-serif text-xl font-semibold break-words">{me.name}</h2>
      <Card as="section" title="To do" level={3}>
        <TaskList tasks={tasks} />
      </Card>
      <MyTimeOff balances={balances} requests={requests} />
      <MyWork me={me} />
      <Card as="section" title="How you are reached" level={3}>
        <p className="text-sm text-ink-2">
          Your address, phone, personal e-mail and emergency contact are yours to keep up to date.
        </p>
        <p className="mt-3">
          <ButtonLink href={`/hris/employees/${me.id}/personal`}>Update my details</ButtonLink>{" "}
          <ButtonLink href={`/hris/employees/${me.id}/files`}>My files</ButtonLink>{" "}
          <ButtonLink href="/hris/me/self-identification">Voluntary questions</ButtonLink>
        </p>
        <form method="post" action={`/hris/employees/${me.id}/data`} className="mt-3">
          <Button type="submit" size="sm">
            Download everything kept about me
          </Button>
        </form>
      </Card>
      {team.length > 0 ? (
        <Card as="section" title="Your team" level={3}>
          <ul className="text-sm">
            {team.map(({ id, name, title, status }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.25 first:border-t-0"
              >
                <span className="min-w-0 flex-1">
                  <TextLink href={`/hris/employees/${id}`} look="standalone">
                    {name}
                  </TextLink>
                  <span className="block text-ink-2">{title}</span>
                </span>
                <EmployeeStatus status={status} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

function MyTimeOff({ balances, requests }: Pick<MyView, "balances" | "requests">) {
  return (
    <Card
      as="section"
      title="Time off"
      level={3}
      aside={
        <ButtonLink size="sm" variant="primary" href="/hris/time-off/request">
          Ask for time off
        </ButtonLink>
      }
    >
      {balances.length > 0 ? (
        <DescriptionList
          look="columns"
          items={balances.map(({ name, minutes, available }) => ({
            term: name,
            value:
              available === minutes ? timeText(minutes) : `${timeText(minutes)}, ${timeText(available)} to ask for`,
          }))}
        />
      ) : (
        <p className="text-sm text-ink-2">No policy of leave with a balance covers you.</p>
      )}
      <p className="mt-2 text-sm">
        <TextLink href="/hris/time-off/balances">How the balances come about</TextLink>
      </p>
      <h4 className="mt-4 text-sm font-semibold">Your last requests</h4>
      <RequestList requests={requests} />
    </Card>
  );
}

function MyWork({ me }: { me: NonNullable<MyView["me"]> }) {
  const { title, department, place, manager, pay, startDate, weeklyMinutes } = me;
  const items = [
    { term: "Title", value: title },
    { term: "Department", value: department?.name },
    { term: "Place of work", value: place ? `${place.name}, ${place.state}` : null },
    {
      term: "Reports to",
      value: manager ? <TextLink href={`/hris/employees/${manager.id}`}>{manager.name}</TextLink> : null,
    },
    { term: "Pay", value: pay ? payText(pay) : null },
    { term: "Hours per week", value: weeklyMinutes == null ? null : weeklyMinutes / 60 },
    { term: "First day", value: startDate ? longDate(startDate) : null },
  ].filter(({ value }) => value);
  return (
    <Card
      as="section"
      title="Work and pay"
      level={3}
      aside={<TextLink href={`/hris/employees/${me.id}`}>Job and pay history</TextLink>}
    >
      <DescriptionList items={items} look="columns" />
    </Card>
  );
}
