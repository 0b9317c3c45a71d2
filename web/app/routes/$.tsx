import { ErrorScreen } from "~/app/shell/error-screen";

/** Any other path. A loader of its own, so that the answer has the status 404 and the frame of the product. */
export function loader(): never {
  throw new Response("Not Found", { status: 404 });
}

export const meta = () => [{ title: "Page not found · Statewise" }];

export default function NotFound() {
  return null;
}

export const ErrorBoundary = ErrorScreen;
