import { Form, useNavigation } from "@remix-run/react";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import type { LawDetail } from "~/domain/research";

type WatchLawProps = { law: LawDetail; signedIn: boolean; watched: boolean };

/** Changes of this law by mail: at once for who is signed in; others subscribe with the form, which holds the law. */
export function WatchLaw({ law, signedIn, watched }: WatchLawProps) {
  const sending = useNavigation().formData?.get("intent") !== undefined;
  if (!signedIn) {
    return (
      <p className="mt-3">
        <ButtonLink
          href={`/email-notifications?law=${encodeURIComponent(law.slug)}`}
          size="sm"
          icon={<Bell size={15} />}
        >
          Watch this law
        </ButtonLink>
      </p>
    );
  }
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="intent" value={watched ? "unwatch" : "watch"} />
      <Button type="submit" size="sm" loading={sending} icon={watched ? <BellOff size={15} /> : <Bell size={15} />}>
        {watched ? "Stop watching this law" : "Watch this law"}
      </Button>
    </Form>
  );
}
