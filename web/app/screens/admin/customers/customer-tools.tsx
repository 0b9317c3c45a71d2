import { useSearchParams } from "@remix-run/react";
import { FilterChips } from "~/app/ui/filter-chips";
import { listAddress } from "../list-address";
import { ListSearch } from "../list-search";

const PATH = "/admin/dashboard";

const FILTERS = [
  ["active", "Active"],
  ["trial", "Trial"],
  ["monthly", "Monthly"],
  ["daily", "Daily"],
  ["expired", "Expired"],
  ["ats", "ATS"],
  ["hris", "HRIS"],
  ["suspended", "Suspended"],
] as const;

/** Search and filter above the customers. */
export function CustomerTools() {
  const [params] = useSearchParams();
  const chosen = params.get("filter") ?? "all";
  const chips = [
    { label: "All", href: listAddress(PATH, params, { filter: "" }), on: false },
    ...FILTERS.map(([value, label]) => ({
      label,
      on: chosen === value,
      href: listAddress(PATH, params, { filter: chosen === value ? "" : value }),
    })),
  ];
  return (
    <div className="mb-3 grid gap-3">
      <ListSearch path={PATH} label="Search customers" placeholder="Search by name or email" />
      <FilterChips label="Filter customers" chips={chips} />
    </div>
  );
}
