import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/api/app";

const hand = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) =>
  api().fetch(request, { address: context.address, requestId: context.requestId });

export const loader = hand;
export const action = hand;
