import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookingPage } from "~/app/areas/careers/booking-page";
import { actAndReturn, textOf } from "~/app/areas/hiring/act.server";
import { formOf } from "~/app/server/form.server";
import { DeadLink } from "~/app/shell/dead-link";
import { bookTime, readBooking, US_TIME_ZONES, whenText } from "~/domain/hiring";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Your interview" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";

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

export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const token = tokenOf(request);
  const here = new URLSearchParams({ token, ...(textOf(form, "zone") ? { zone: textOf(form, "zone") } : {}) });
  return actAndReturn(
    form,
    `/careers/interview?${here}`,
    async () => {
      await bookTime(token, Number(textOf(form, "slot")) || 0);
      return { title: "Time Booked", description: "You get an invitation by mail.", variant: "success" };
    },
    "Not booked",
  );
}

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
