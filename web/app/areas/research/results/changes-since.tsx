import { TextLink } from "~/app/ui/actions/text-link";
import { MomentText } from "~/app/ui/foundations/moment-text";
import type { ChangesSince as Changes } from "~/domain/research";

/** What the law did since an earlier search; the results below are those of today. */
export function ChangesSince({ changes }: { changes: Changes }) {
  const { since, changed, gone, added } = changes;
  const groups = [
    { title: "Changed", laws: changed },
    { title: "New", laws: added },
    { title: "Withdrawn", laws: gone },
  ].filter(({ laws }) => laws.length > 0);
  return (
    <section aria-label="What changed since" className="mt-4 rounded-card border border-line bg-card px-5 py-4">
      <h2 className="font-semibold">
        You asked this on <MomentText at={since} />
      </h2>
      {groups.length === 0 ? (
        <p className="mt-1 text-ink-2">None of the laws it found has changed in our records since then.</p>
      ) : (
        <>
          <p className="mt-1 text-ink-2">The results below are those of today. Since then our records changed here:</p>
          <dl className="mt-2 grid gap-1 text-sm">
            {groups.map(({ title, laws }) => (
              <div key={title} className="flex flex-wrap gap-x-3">
                <dt className="w-20 font-semibold">{title}</dt>
                <dd className="min-w-0 flex-1">
                  <ul>
                    {laws.map(({ slug, title: law }) => (
                      <li key={slug}>
                        {title === "Withdrawn" ? law : <TextLink href={`/laws/${slug}`}>{law}</TextLink>}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
