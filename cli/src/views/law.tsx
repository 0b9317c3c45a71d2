import type { GetLawAnswer } from "@statewise/sdk";
import { useApp } from "ink";
import type { View } from "../command";
import { lawText } from "../research-text";
import { ReadingPane } from "./reading-pane";
import { showScreen } from "./screen";

function Law({ law }: { law: GetLawAnswer }) {
  const { exit } = useApp();
  return <ReadingPane title={law.title} text={plain(lawText(law))} onClose={exit} />;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are set by the view itself
export const plain = (text: string): string => text.replace(/\u001b\[\d+m/g, "");

export const view: View = ({ signal }, _input, result) => showScreen(<Law law={result as GetLawAnswer} />, signal);
