import { Button } from "~/app/ui/actions/button";
import { Drawer } from "~/app/ui/overlays/drawer";
import { FilterPanel, type HeadCount } from "./filter-panel";
import type { FilterChoice, ResultFilters } from "./result-filters";

type FilterDrawerProps = {
  groups: FilterChoice[];
  risks: FilterChoice[];
  filters: ResultFilters;
  headCount: HeadCount;
};

/** The filters on a phone; without JavaScript they stand above the results. */
export function FilterDrawer(props: FilterDrawerProps) {
  return (
    <span className="wide:hidden noscript:hidden">
      <Drawer title="Filters" trigger={<Button size="sm">Filters</Button>} size="sm">
        <FilterPanel {...props} />
      </Drawer>
    </span>
  );
}
