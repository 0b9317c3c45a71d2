import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { people } from "~/app/areas/people/people.server";
import { LawScreen } from "~/app/areas/people/time-off/law-screen";
import { policiesBesideLaw } from "~/domain/people";

export async function loader(arrival: LoaderFunctionArgs) {
  return { places: await policiesBesideLaw(await people(arrival, "time_off:write")) };
}

export default function PoliciesBesideLaw() {
  return <LawScreen {...useLoaderData<typeof loader>()} />;
}
