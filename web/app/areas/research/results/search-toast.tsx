import { useEffect, useRef } from "react";
import { useToast } from "~/app/ui/overlays/toast-context";

type SearchToastProps = {
  submission: string;
  found: { laws: number; cases: number } | null;
  problem: string | null;
  outOfScope: boolean;
};

/** Says once per search what was found or that it failed; a tab, a filter or the way back says nothing. */
export function SearchToast({ submission, found, problem, outOfScope }: SearchToastProps) {
  const toast = useToast();
  const told = useRef("");
  const { laws, cases } = found ?? {};
  useEffect(() => {
    if (laws === undefined && !problem) return;
    if (!submission || told.current === submission || sessionStorage.getItem("statewise-told") === submission) return;
    told.current = submission;
    sessionStorage.setItem("statewise-told", submission);
    if (problem) {
      const description = "Please try again with different search terms";
      toast({ title: "Search failed", description, variant: "destructive" });
    } else if (outOfScope) {
      toast({ title: "Not about employment law", description: "We answer employment-law questions" });
    } else if (laws === 0 && cases === 0) {
      toast({ title: "Nothing found", description: "No laws found matching your search criteria" });
    } else {
      toast({ title: "Search completed", description: `Found ${laws} laws and ${cases} cases` });
    }
  }, [submission, laws, cases, problem, outOfScope, toast]);
  return null;
}
