import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuestionScreen } from "~/app/areas/admin/questions/question-screen";
import { questionView } from "~/app/areas/admin/questions/questions-screen.server";

export const meta: MetaFunction = () => [{ title: "Questions Repository · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => questionView(arrival);

export default function AdminQuestions() {
  return <QuestionScreen {...useLoaderData<typeof loader>()} />;
}
