import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import {
  listHolidays,
  listRequests,
  makeTimeOffFeed,
  requestQuery,
  revokeTimeOffFeed,
  stepRequest,
  timeOffFeedState,
  whoIsOut,
} from "~/domain/people";
import { today } from "~/platform/clock";
import { people, peopleMay } from "../people.server";
import { monthDays, monthsBeside } from "./month";
import { TIME_OFF_INTENT as INTENT } from "./time-off-intents";

const HERE = "/hris/time-off";

/** A month with who is out, one's own requests, and one's calendar address. */
export async function calendarView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const asked = new URL(arrival.request.url).searchParams.get("month") ?? "";
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today().slice(0, 7);
  const days = monthDays(month);
  const [from, to] = [days[0] ?? `${month}-01`, days.at(-1) ?? `${month}-28`];
  const own = member.employeeId;
  const [out, holidays, requests, feed] = await Promise.all([
    whoIsOut(member, { from, to }),
    listHolidays(member, { year: Number(month.slice(0, 4)) }),
    own === null ? null : listRequests(member, requestQuery.parse({ employeeId: own, limit: 20 })),
    timeOffFeedState(member),
  ]);
  return {
    ...{ month, days, out, ...monthsBeside(month), today: today() },
    holidays: holidays.filter(({ day }) => day.startsWith(month)).map(({ day, name, place }) => ({ day, name, place })),
    requests: requests?.data ?? null,
    feed: own === null ? null : { since: feed?.since.toISOString() ?? null },
    mayFeed: own !== null && !member.onlyLooks,
  };
}

export const calendarAction = acts(
  peopleMay("time_off:request"),
  {
    [INTENT.feed]: act({
      call: (member) => orErrorScreen(makeTimeOffFeed(member)),
      shown: ({ url }) => ({ feedUrl: url }),
    }),
    [INTENT.unfeed]: act({ call: (member) => revokeTimeOffFeed(member), said: "Calendar Address Stopped" }),
    [INTENT.cancel]: act({
      schema: z.object({ id: rowId, version: rowId }),
      call: (member, { id, version }) => stepRequest(member, id, { action: "cancel", version }),
      said: { title: "Request Cancelled", description: "The time is yours again." },
    }),
  },
  { back: HERE },
);
