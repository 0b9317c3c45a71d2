import { Link as RouterLink } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { forwardRef } from "react";

type RouterProps = ComponentPropsWithoutRef<typeof RouterLink>;

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href" | "style"> &
  Pick<RouterProps, "prefetch" | "preventScrollReset" | "replace" | "reloadDocument"> & { href: string };

const OUTSIDE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** An unstyled anchor: inside the product it navigates by the router, outside it opens a new tab. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, prefetch, preventScrollReset, replace, reloadDocument, ...rest },
  ref,
) {
  if (OUTSIDE.test(href)) {
    const newTab = /^https?:|^\/\//i.test(href) ? { target: "_blank", rel: "noopener noreferrer" } : {};
    return <a ref={ref} href={href} {...newTab} {...rest} />;
  }
  if (href.startsWith("#") || rest.download !== undefined) return <a ref={ref} href={href} {...rest} />;
  return (
    <RouterLink
      ref={ref}
      to={href}
      prefetch={prefetch}
      preventScrollReset={preventScrollReset}
      replace={replace}
      reloadDocument={reloadDocument}
      {...rest}
    />
  );
});
