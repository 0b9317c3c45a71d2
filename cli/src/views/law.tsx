import type { GetLawAnswer } from "@statewise/sdk";
import { useApp } from "ink";
import type { View } from "../command";
import { lawText } from "../research-text";
import { ReadingPane } from "./reading-pane";
import { showScreen } from "./screen";

function Law({ law }: { law: GetLawAnswer }) {
  const { exit } = useApp();
  return <ReadingPane title={law.title} textAt={(width) => body(lawText(law, width))} onClose={exit} />;
}

/** What stands under the title, without colours: the view has the title and sets its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are set by the view itself
export const body = (text: string): string => text.replace(/\u001b\[\d+m/g, "").replace(/^.*\n/, "");

export const view: View = ({ signal }, _input, result) => showScreen(<Law law={result as GetLawAnswer} />, signal);
