import { Form, useNavigate, useSearchParams } from "@remix-run/react";
import { SearchBox } from "~/app/ui/fields/search-box";
import { VisuallyHidden } from "~/app/ui/foundations/visually-hidden";
import { listAddress } from "./list-address";

type ListSearchProps = { path: string; label: string; name?: string; placeholder?: string };

/** Filters a list as one types; without JavaScript on Enter. The other parameters stay. */
export function ListSearch({ path, label, name = "search", placeholder }: ListSearchProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = (text: string) =>
    navigate(listAddress(path, params, { [name]: text.trim() }), { replace: true, preventScrollReset: true });
  const kept = [...params].filter(([key]) => key !== name && key !== "cursor");
  return (
    <Form method="get" action={path} className="min-w-0 flex-1 basis-64" role="search">
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SearchBox
        label={label}
        name={name}
        placeholder={placeholder}
        defaultValue={params.get(name) ?? ""}
        onQueryChange={search}
      />
      <VisuallyHidden>
        <button type="submit" tabIndex={-1}>
          Search
        </button>
      </VisuallyHidden>
    </Form>
  );
}
