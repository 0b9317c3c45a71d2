import { buttonClass } from "~/app/ui/actions/button-class";
import { Link } from "~/app/ui/actions/link";
import { listAddress } from "../list-address";

type FilterLinksProps = {
  path: string;
  name: string;
  label: string;
  filters: readonly { value: string; label: string }[];
  params: URLSearchParams;
};

/** Choices of one kind as links, so that the choice is in the address. */
export function FilterLinks({ path, name, label, filters, params }: FilterLinksProps) {
  const chosen = params.get(name) ?? "";
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1.5">
      {filters.map((filter) => (
        <Link
          key={filter.value}
          href={listAddress(path, params, { [name]: filter.value })}
          aria-current={filter.value === chosen ? "true" : undefined}
          preventScrollReset
          className={buttonClass({ size: "sm", variant: filter.value === chosen ? "primary" : undefined })}
        >
          {filter.label}
        </Link>
      ))}
    </nav>
  );
}
