import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookingPage } from "~/app/areas/careers/booking-page";
import { type At, act, onlyAct } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import { DeadLink } from "~/app/shell/dead-link";
import { bookTime, readBooking, US_TIME_ZONES, whenText } from "~/domain/hiring/recruiting";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Your interview" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";

/** Whoever has the link of the mail acts for the person it was sent to. */
const linkOf = async ({ request }: ActionFunctionArgs): Promise<string> => tokenOf(request);

export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  try {
    const booking = await readBooking(token);
    const wished = new URL(request.url).searchParams.get("zone");
    const zones = US_TIME_ZONES.map(([value, label]) => ({ value, label: `${label} time` }));
    const known = zones.some(({ value }) => value === booking.zone);
    const zone = zones.find(({ value }) => value === wished)?.value ?? booking.zone;
    return {
      token,
      zone,
      zones: known ? zones : [...zones, { value: booking.zone, label: booking.zone }],
      booking: {
        ...booking,
        booked: booking.bookedAt ? whenText(booking.bookedAt, zone) : null,
        slots: booking.slots.map(({ id, start }) => ({ id, when: whenText(start, zone) })),
      },
    };
  } catch (error) {
    if (error instanceof ProductError && error.status === 404) return null;
    throw error;
  }
}

/** The chosen time zone stays in the address. */
function hereOf({ arrival, form }: At): string {
  const zone = textOf(form, "zone");
  return `/careers/interview?${new URLSearchParams({ token: tokenOf(arrival.request), ...(zone ? { zone } : {}) })}`;
}

export const action = onlyAct(
  linkOf,
  "book",
  act({
    call: (token, _value, { form }) => bookTime(token, Number(textOf(form, "slot")) || 0),
    said: { title: "Time Booked", description: "You get an invitation by mail." },
    failed: "Not booked",
  }),
  { back: hereOf },
);

export default function Interview() {
  const data = useLoaderData<typeof loader>();
  return data ? (
    <BookingPage {...data} />
  ) : (
    <DeadLink>
      It has expired, was replaced by a newer one, or the interview was cancelled. Please ask for a new one.
    </DeadLink>
  );
}
