import * as RadixMenu from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";
import { Link } from "./link";
import { menuItemClass, menuPanelClass } from "./menu-class";

type MenuProps = {
  /** A Button or IconButton; it must take a ref and props. */
  trigger: ReactNode;
  children: ReactNode;
  align?: "start" | "end";
  heading?: ReactNode;
};

export function Menu({ trigger, children, align = "end", heading }: MenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content align={align} sideOffset={6} collisionPadding={8} className={menuPanelClass}>
          {heading ? (
            <RadixMenu.Label className="border-b border-line-2 px-3 pt-1.5 pb-2 mb-1 text-xs text-ink-3">
              {heading}
            </RadixMenu.Label>
          ) : null}
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

type MenuItemProps = {
  children: ReactNode;
  onSelect?: () => void;
  /** Id of a form outside the menu to submit; the item itself is gone by then. */
  submits?: string;
  icon?: ReactNode;
  tone?: "normal" | "danger";
  disabled?: boolean;
};

export function MenuItem({ children, onSelect, submits, icon, tone = "normal", disabled }: MenuItemProps) {
  const select = () => {
    onSelect?.();
    if (!submits) return;
    const form = document.getElementById(submits);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <RadixMenu.Item disabled={disabled} onSelect={select} className={menuItemClass} data-tone={tone}>
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

type MenuLinkProps = {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  download?: boolean;
  preventScrollReset?: boolean;
};

export function MenuLink({ href, children, icon, download, preventScrollReset }: MenuLinkProps) {
  return (
    <RadixMenu.Item asChild>
      <Link
        href={href}
        download={download || undefined}
        preventScrollReset={preventScrollReset}
        className={menuItemClass}
      >
        {icon}
        {children}
      </Link>
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="my-1 border-t border-line-2" />;
}
