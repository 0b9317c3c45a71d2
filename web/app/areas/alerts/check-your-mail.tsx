import MailCheck from "lucide-react/icons/mail-check";
import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { EmptyState } from "~/app/ui/status/empty-state";

type CheckYourMailProps = { email: string; places: string[] };

/** Stands in place of the form once it was sent. */
export function CheckYourMail({ email, places }: CheckYourMailProps) {
  return (
    <Card as="section">
      <div role="status">
        <EmptyState
          title="Check your email"
          icon={<MailCheck size={20} />}
          action={
            <>
              <ButtonLink href="/email-notifications" reloadDocument>
                Subscribe another address
              </ButtonLink>
              <ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>
            </>
          }
        >
          <p className="break-words">
            We sent a link to <strong className="font-semibold text-ink">{email}</strong>. Open it to start your alerts
            for {places.join("; ")}. Without that click nothing is sent.
          </p>
          <p className="mt-2">Nothing there after a few minutes? Look in the spam folder.</p>
        </EmptyState>
      </div>
    </Card>
  );
}
