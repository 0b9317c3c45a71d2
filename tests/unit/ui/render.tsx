import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";

/** Server markup of a component, with the router that links need. */
export function render(content: ReactNode): string {
  return renderToString(<StaticRouter location="/ui">{content}</StaticRouter>).replaceAll("<!-- -->", "");
}

/** The first opening tag of that name, attributes included. */
export function tag(html: string, name: string): string {
  return html.match(new RegExp(`<${name}[\\s>][^>]*`))?.[0] ?? "";
}

export function attribute(openTag: string, name: string): string | undefined {
  return openTag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
}
