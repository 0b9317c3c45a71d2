import type { LoaderFunctionArgs } from "@remix-run/node";
import { signOnByProvider } from "~/app/areas/account/single-sign-on/by-provider.server";

export const loader = (arrival: LoaderFunctionArgs) => signOnByProvider(arrival);
