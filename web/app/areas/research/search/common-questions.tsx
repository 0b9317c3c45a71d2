import { useLocation } from "@remix-run/react";
import { SEARCH_FORM } from "./search-panel";

/** The twelve topics, each with the question that it puts into the box. */
const COMMON_QUESTIONS = [
  ["Paid breaks and meal periods", "Do we have to give employees paid breaks and meal periods?"],
  ["Unpaid break requirements", "When must an unpaid break be free of all duty?"],
  ["Overtime and wage laws", "When do we owe overtime, and at what rate?"],
  ["Sexual harassment policies", "Do we need a sexual harassment policy and training?"],
  ["Drug testing and screening", "May we test applicants and employees for drugs?"],
  ["Termination procedures", "What must we do when we terminate an employee?"],
  ["FMLA and family leave", "Who gets family and medical leave, and for how long?"],
  ["ADA accommodations", "What reasonable accommodation do we owe an employee with a disability?"],
  ["Background checks", "What are the rules for background checks of applicants?"],
  ["Performance reviews", "May employees see their performance reviews and personnel files?"],
  ["Employee benefits", "Which benefits must we give employees?"],
  ["Workplace safety (OSHA)", "What are our workplace safety duties under OSHA?"],
] as const;

/** Buttons of the search form: what is chosen there, place and switches, stays as it is. */
export function CommonQuestions() {
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="common" className="mt-8 rounded-card border border-line bg-card p-5">
      <h2 id="common" className="mb-3 font-serif text-lg font-semibold">
        Common HR Questions We Cover
      </h2>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 wide:grid-cols-3">
        {COMMON_QUESTIONS.map(([topic, question]) => (
          <li key={topic}>
            <button
              type="submit"
              form={SEARCH_FORM}
              formAction={pathname}
              name="fill"
              value={question}
              className="inline-flex min-h-8 items-center text-left text-ink-2 hover:text-action hover:underline"
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
