import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { DayLines, TaskLines } from "./overview-lists";
import type { Overview, Tile } from "./overview-types";
import { SeatsBanner } from "./seats-banner";
import { Tiles } from "./tiles";

type OverviewScreenProps = { overview: Overview; tiles: Tile[] };

/** The start page of people: how many, who comes and goes, what is to be done, and the ways to the rest. */
export function OverviewScreen({ overview, tiles }: OverviewScreenProps) {
  const { starters, leavers, tasks, lookAheadDays } = overview;
  return (
    <div className="grid gap-6">
      {overview.seats ? <SeatsBanner seats={overview.seats} returnTo="/hris" /> : null}
      <Figures overview={overview} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Card as="section" title="First days">
            <DayLines lines={starters} empty={`Nobody starts in the next ${lookAheadDays} days.`} />
          </Card>
          {leavers ? (
            <Card as="section" title="Last days">
              <DayLines lines={leavers} empty={`Nobody leaves in the next ${lookAheadDays} days.`} />
            </Card>
          ) : null}
        </div>
        <Card as="section" title="Open tasks">
          <TaskLines lines={tasks} />
        </Card>
      </div>
      <Tiles tiles={tiles} />
    </div>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { headCount, onLeave, toCome, openTasks, lateTasks, seats, drafts, signIns } = overview;
  const heads = [onLeave > 0 ? `${onLeave} on leave` : null, toCome > 0 ? `${toCome} more to come` : null];
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <StatCard
        label="Employees"
        href="/hris/employees"
        value={headCount}
        hint={heads.filter(Boolean).join(", ") || "As of today"}
      />
      <StatCard
        label="Open tasks"
        href="/hris/tasks"
        value={openTasks}
        hint={lateTasks > 0 ? `${lateTasks} late` : "None is late"}
        tone={lateTasks > 0 ? "high" : "plain"}
      />
      {drafts === null ? null : (
        <StatCard
          label="Hires to complete"
          value={drafts}
          hint="Drafted by hiring"
          href="/hris/employees?status=draft"
        />
      )}
      {signIns ? (
        <StatCard
          label="Can sign in"
          value={`${signIns.connected} of ${signIns.connected + signIns.invited + signIns.none}`}
          hint={
            signIns.none > 0
              ? `${signIns.none} not invited yet`
              : signIns.invited > 0
                ? `${signIns.invited} invited`
                : "Everybody"
          }
          href={`/hris/employees?account=${signIns.none > 0 ? "none" : signIns.invited > 0 ? "invited" : "connected"}`}
        />
      ) : null}
      {seats ? (
        <StatCard label="Seats" value={`${seats.taken} of ${seats.paid}`} hint="Also taken by who is to come" />
      ) : null}
    </div>
  );
}
