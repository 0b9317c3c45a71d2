import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";

type NothingToCompareProps = { problem: string; options: { slug: string; label: string }[] };

/** For an address that names a topic or a state which we do not have: what is wrong, and what there is. */
export function NothingToCompare({ problem, options }: NothingToCompareProps) {
  return (
    <>
      <PageHeader title="Compare states" description={problem} />
      <h2 className="text-lg font-semibold">Topics to compare</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ slug, label }) => (
          <li key={slug}>
            <TextLink href={`/compare?topic=${slug}`}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
