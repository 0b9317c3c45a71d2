import type { ReactNode } from "react";
import { TextLink } from "~/app/ui/actions/text-link";

type ScreenHeadingProps = {
  title: string;
  /** The list that this screen is one of. */
  back?: { href: string; label: string };
  /** Beside the title: what can be done here. */
  actions?: ReactNode;
  /** Below the title: what it is about. */
  children?: ReactNode;
};

/** What stands first on a screen of people, below the tabs. */
export const ScreenHeading = ({ title, back, actions, children }: ScreenHeadingProps) => (
  <div className="flex flex-wrap items-end gap-3">
    <div className="mr-auto min-w-0">
      {back ? (
        <TextLink href={back.href} look="standalone" className="text-sm">
          {back.label}
        </TextLink>
      ) : null}
      <h2 className="font-serif text-xl font-semibold break-words">{title}</h2>
      {children}
    </div>
    {actions}
  </div>
);
