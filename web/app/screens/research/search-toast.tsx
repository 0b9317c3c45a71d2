import { useEffect, useRef } from "react";
import { useToast } from "~/app/ui/toast-context";

type SearchToastProps = { submission: string; laws: number; cases: number };

/** Says once per search what was found; a tab, a filter or the way back says nothing. */
export function SearchToast({ submission, laws, cases }: SearchToastProps) {
  const toast = useToast();
  const told = useRef("");
  useEffect(() => {
    if (!submission || told.current === submission || sessionStorage.getItem("statewise-told") === submission) return;
    told.current = submission;
    sessionStorage.setItem("statewise-told", submission);
    toast({ title: "Search completed", description: `Found ${laws} laws and ${cases} cases` });
  }, [submission, laws, cases, toast]);
  return null;
}
