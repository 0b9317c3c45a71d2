import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/app/ui/actions/button";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import type { CustomerRights } from "~/domain/admin";
import { ExportButton } from "../export-button";
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

/** Search, filter, exports and bulk work above the customers. */
export function CustomerTools({ rights, selected }: { rights: CustomerRights; selected: ReadonlySet<string> }) {
  const [params] = useSearchParams();
  const chosen = params.get("filter") ?? "all";
  const search = params.get("search") ?? "";
  const chips = [
    { label: "All", href: listAddress(PATH, params, { filter: "" }), on: false },
    ...FILTERS.map(([value, label]) => ({
      label,
      on: chosen === value,
      href: listAddress(PATH, params, { filter: chosen === value ? "" : value }),
    })),
  ];
  const known = FILTERS.some(([value]) => value === chosen) ? chosen : "all";
  const bulk = listAddress(`${PATH}/bulk`, params, { ids: [...selected].join(",") });
  return (
    <div className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch path={PATH} label="Search customers" placeholder="Search by name or email" />
        {rights.grant || rights.notify ? (
          <ButtonLink size="sm" href={bulk} preventScrollReset>
            {selected.size > 0 ? `Update ${selected.size} selected` : "Update all listed"}
          </ButtonLink>
        ) : null}
        {rights.write ? (
          <ButtonLink size="sm" href={`${PATH}/import`} preventScrollReset>
            Import CSV
          </ButtonLink>
        ) : null}
        {rights.export
          ? (["excel", "csv"] as const).map((format) => (
              <ExportButton
                key={format}
                action="/admin/export-customers"
                fields={{ format, search, filter: known }}
                failed="Failed to export customer list"
              >
                {format === "excel" ? "Export Excel" : "Export CSV"}
              </ExportButton>
            ))
          : null}
      </div>
      <FilterChips label="Filter customers" chips={chips} />
    </div>
  );
}
