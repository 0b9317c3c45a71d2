import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnData } from "~/app/areas/careers/own-data";
import { ActButton } from "~/app/forms/act-button";
import { act, acts } from "~/app/server/acts.server";
import { DeadLink } from "~/app/shell/dead-link";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { PageHeader } from "~/app/ui/navigation/page-header";
import {
  askForData,
  type OwnApplication,
  ownApplication,
  privacyAsk,
  withdrawOwnApplication,
} from "~/domain/hiring/careers";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Your application" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const token = tokenOf(request);
    return {
      application: await ownApplication(token),
      copy: `/careers/copy?token=${encodeURIComponent(token)}`,
      selfIdentification: `/careers/self-identification?token=${encodeURIComponent(token)}`,
    };
  } catch (error) {
    if (error instanceof ProductError && error.status === 404)
      return { application: null, copy: "", selfIdentification: "" };
    throw error;
  }
}

/** Whoever has the link of the mail acts for the person it was sent to. */
const linkOf = async ({ request }: ActionFunctionArgs): Promise<string> => tokenOf(request);

export const action = acts(
  linkOf,
  {
    withdraw: act({ call: withdrawOwnApplication, said: "Application Withdrawn", failed: "Not Withdrawn" }),
    "ask-for-data": act({
      schema: privacyAsk,
      call: askForData,
      said: { title: "Request Sent", description: "You get a mail with the day of the answer." },
      failed: "Not Sent",
    }),
  },
  { back: ({ arrival }) => `/careers/application?token=${encodeURIComponent(tokenOf(arrival.request))}` },
);

const STATES: Record<OwnApplication["state"], string> = {
  received: "We have your application and will read it.",
  "in-progress": "Your application is being reviewed.",
  offer: "There is an offer for you. You get it by mail.",
  hired: "You were hired. Welcome.",
  closed: "This application is closed. Thank you for your time.",
  withdrawn: "You withdrew this application.",
};

export default function ApplicationStatus() {
  const { application, copy, selfIdentification } = useLoaderData<typeof loader>();
  if (!application)
    return <DeadLink>The link of your confirmation mail is complete only with everything after the sign ?.</DeadLink>;
  const { organizationName, jobTitle, firstName, state, appliedAt, mayWithdraw, requests } = application;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Your application" description={`${jobTitle} at ${organizationName}`} />
      <Card padding="lg">
        <p>Hello {firstName},</p>
        <p className="mt-2">{STATES[state]}</p>
        <p className="mt-2 text-sm text-ink-2">
          Sent on <Moment at={appliedAt} />
        </p>
        {mayWithdraw ? (
          <p className="mt-4 text-sm">
            <TextLink href={selfIdentification}>Two voluntary questions</TextLink> help {organizationName} to see
            whether its hiring is fair. Nobody who decides on your application sees the answers.
          </p>
        ) : null}
        {mayWithdraw ? (
          <div className="mt-5">
            <ActButton
              intent="withdraw"
              confirm={{
                title: "Withdraw your application?",
                description: `${organizationName} is told. You can apply again while the job is open.`,
                label: "Withdraw",
                danger: true,
              }}
            >
              Withdraw
            </ActButton>
          </div>
        ) : null}
      </Card>
      <OwnData requests={requests} copy={copy} organizationName={organizationName} />
    </div>
  );
}
