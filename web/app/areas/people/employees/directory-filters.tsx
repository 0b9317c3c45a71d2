import { Form, useNavigate, useSubmit } from "@remix-run/react";
import { addressWith } from "~/app/links/address-with";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { SearchBox } from "~/app/ui/fields/search-box";
import { Select } from "~/app/ui/fields/select";
import { cn } from "~/app/ui/foundations/cn";
import { statusText } from "../employee-status";
import type { Directory } from "./directory-types";

const STATUS_WORDS: Record<string, string> = { current: "Everyone here or to come", all: "Everyone ever" };
const ACCOUNT_OPTIONS = [
  { value: "connected", label: "Can sign in" },
  { value: "invited", label: "Invited" },
  { value: "none", label: "Not invited yet" },
];

/** Search and filters in the address; without JavaScript the button sends them. */
export function DirectoryFilters({ query, departments, places, statuses, asksAccounts, search }: Directory) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const options = (list: { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form
      method="get"
      role="search"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget, { preventScrollReset: true });
      }}
      className={cn(
        "grid gap-3",
        asksAccounts
          ? "md:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]"
          : "md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]",
      )}
    >
      <div className="flex flex-col justify-end">
        <SearchBox
          name="search"
          label="Search by name, title, e-mail or number"
          defaultValue={query.search ?? ""}
          onQueryChange={(text) =>
            navigate(addressWith(search, { search: text || null }), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <Field label="Department">
        <Select
          key={query.departmentId}
          name="departmentId"
          placeholder="All"
          defaultValue={query.departmentId ?? ""}
          options={options(departments)}
        />
      </Field>
      <Field label="Place">
        <Select
          key={query.placeId}
          name="placeId"
          placeholder="All"
          defaultValue={query.placeId ?? ""}
          options={options(places)}
        />
      </Field>
      <Field label="Status">
        <Select
          key={query.status}
          name="status"
          defaultValue={query.status}
          options={statuses.map((value) => ({ value, label: STATUS_WORDS[value] ?? statusText(value) }))}
        />
      </Field>
      {asksAccounts ? (
        <Field label="Sign-in">
          <Select
            key={query.account}
            name="account"
            placeholder="All"
            defaultValue={query.account ?? ""}
            options={ACCOUNT_OPTIONS}
          />
        </Field>
      ) : null}
      <div className="hidden noscript:block">
        <Button type="submit" size="sm">
          Filter
        </Button>
      </div>
    </Form>
  );
}
