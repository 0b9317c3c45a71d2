import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { TemplateEditor, type TemplateEditorProps } from "~/app/areas/hiring/templates/template-editor";
import { templateAction, templateView } from "~/app/areas/hiring/templates/templates.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Mail template · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => templateView(arrival);

export const action = (arrival: ActionFunctionArgs) => templateAction(arrival);

export const clientAction = keepFormOffline;

export default function Template() {
  const { id } = useParams();
  const answer = useActionData() as { outcome?: FormOutcome; preview?: TemplateEditorProps["preview"] } | undefined;
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome?.isFailure ? outcome : null);
  return (
    <TemplateEditor key={id} {...useLoaderData<typeof loader>()} outcome={outcome} preview={answer?.preview ?? null} />
  );
}
