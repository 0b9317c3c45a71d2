import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Card } from "~/app/ui/cards/card";
import { Dialog } from "~/app/ui/overlays/dialog";

const TITLE = "Add New Candidate";

/** The dialog of the specification; before the script runs, and without it, the same form stands in the page. */
export function NewCandidateFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!isLive) {
    return (
      <Card as="section" title={TITLE} padding="lg" className="mx-auto max-w-200">
        {children}
      </Card>
    );
  }
  return (
    <Dialog
      open
      title={TITLE}
      size="lg"
      description="By hand, or with a resume that is read for you."
      onOpenChange={(open) => open || navigate("/ats/candidates")}
    >
      {children}
    </Dialog>
  );
}
