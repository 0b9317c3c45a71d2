import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UpdatePage } from "~/app/areas/updates/update-page";
import { updateView } from "~/app/areas/updates/view.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { ErrorScreen } from "~/app/shell/error-screen";

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
