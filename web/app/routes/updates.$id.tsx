import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/app/screens/shell/error-screen";
import { UpdatePage } from "~/app/screens/updates/update-page";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { updateView } from "~/app/server/updates/view.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.update.title} · Statewise` },
        { name: "description", content: data.update.description.slice(0, 160) },
      ]
    : [{ title: "Law update · Statewise" }];

export const loader = async ({ params }: LoaderFunctionArgs) => ({
  update: await orErrorScreen(updateView(params.id ?? "")),
});

export default function Update() {
  return <UpdatePage update={useLoaderData<typeof loader>().update} />;
}

export const ErrorBoundary = ErrorScreen;
