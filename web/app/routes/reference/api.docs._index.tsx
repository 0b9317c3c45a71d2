import { useRouteLoaderData } from "@remix-run/react";
import { AllOperations } from "~/app/areas/reference/all-operations";
import type { loader } from "./api.docs";

export default function ApiOverview() {
  const chapters = useRouteLoaderData<typeof loader>("routes/reference/api.docs");
  return <AllOperations audiences={chapters?.audiences ?? []} />;
}
