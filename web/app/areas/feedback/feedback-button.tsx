import { useFetcher, useLocation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useState } from "react";
import { ButtonLink } from "~/app/ui/actions/button";
import { Dialog } from "~/app/ui/overlays/dialog";
import { Skeleton } from "~/app/ui/status/skeleton";
import { FeedbackDialogForm, type FeedbackPage } from "./feedback-dialog-form";

type FeedbackButtonProps = {
  /** As the address of the feedback page takes it. */
  about: { q?: string; law?: string; case?: string; results?: string; risk?: string };
  variant?: "ghost" | "secondary";
  children: ReactNode;
};

/** Opens the feedback form in a dialog; without JavaScript it is a link to the same form. */
export function FeedbackButton({ about, variant, children }: FeedbackButtonProps) {
  const [open, setOpen] = useState(false);
  const page = useFetcher<FeedbackPage>();
  const { pathname, search } = useLocation();
  const href = `/feedback?${new URLSearchParams({ ...about, returnTo: pathname + search })}`;
  const openDialog = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    page.load(href);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink size="sm" variant={variant} href={href} onClick={openDialog}>
        {children}
      </ButtonLink>
      <Dialog
        title="Feedback"
        description="Tell us what is missing or wrong. It reaches the people who keep the law up to date."
        open={open}
        onOpenChange={setOpen}
      >
        {page.data ? (
          <FeedbackDialogForm page={page.data} onDone={() => setOpen(false)} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </Dialog>
    </>
  );
}
