import { Form } from "@remix-run/react";

/** Stands above every screen while an administrator views the product as a customer. */
export function ImpersonationBar({ customer }: { customer: string }) {
  return (
    <section aria-label="Viewing as customer" className="bg-impersonation text-on-solid">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-4 py-2 text-sm sm:px-6">
        <p className="flex-1 font-medium">Admin is viewing as {customer}</p>
        <Form method="post" action="/admin/stop-impersonation">
          <button type="submit" className="rounded-small border border-on-solid px-3 py-1 font-semibold">
            Return to Admin
          </button>
        </Form>
      </div>
    </section>
  );
}
