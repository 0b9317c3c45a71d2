import { useNavigate } from "@remix-run/react";
import { type ReactNode, useCallback, useRef } from "react";
import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { enterAgain, entriesIn } from "~/app/ui/fields/carried-entries";
import { useBeforePaint } from "~/app/ui/foundations/use-before-paint";
import { useHydrated } from "~/app/ui/foundations/use-hydrated";
import { Dialog } from "~/app/ui/overlays/dialog";
import { Drawer } from "~/app/ui/overlays/drawer";

type RouteOverlayProps = {
  kind: "dialog" | "drawer";
  title: ReactNode;
  description?: string;
  size?: "sm" | "md" | "lg";
  /** Where closing leads. */
  back: string;
  children: ReactNode;
};

/**
 * A dialog or drawer with an address of its own, above the list it belongs to. In the server's markup, and without
 * JavaScript, the same stands as a card above the list; what was entered there goes along into the dialog.
 */
export function RouteOverlay({ kind, title, description, size = "lg", back, children }: RouteOverlayProps) {
  const navigate = useNavigate();
  const isLive = useHydrated();
  const card = useRef<HTMLDivElement>(null);
  const entered = useRef<ReturnType<typeof entriesIn>>([]);
  // Before the effect by which the page comes alive takes the card away.
  useBeforePaint(() => {
    if (card.current) entered.current = entriesIn(card.current);
  }, []);
  const restore = useCallback((content: HTMLDivElement | null) => {
    if (content) enterAgain(content, entered.current.splice(0));
  }, []);
  if (!isLive) {
    const close = (
      <ButtonLink href={back} size="sm">
        Close
      </ButtonLink>
    );
    return (
      <Card as="section" title={title} aside={close} className="mb-5">
        {description ? <p className="mb-4 text-sm text-ink-2">{description}</p> : null}
        <div ref={card}>{children}</div>
      </Card>
    );
  }
  const Overlay = kind === "dialog" ? Dialog : Drawer;
  const close = (open: boolean) => {
    if (!open) navigate(back, { preventScrollReset: true });
  };
  return (
    <Overlay open onOpenChange={close} title={title} description={description} size={size}>
      <div ref={restore}>{children}</div>
    </Overlay>
  );
}
