import { readTopicModel, type TopicModel } from "../../../web/domain/research/query/topic-model";
import type { TextExample } from "../learning/examples";
import { topicTable } from "../learning/topic-table";

const FOLDS = 4;
/** Examples beside each other are often of one scene: they are held back together. */
const BESIDE = 10;

/**
 * For a text that topics are learnt from, a model of topics that did not learn from it or its neighbours: it says of the text what the
 * model in use says of a question. No other text needs one.
 */
export function topicsHeldBack(examples: TextExample[]): (text: string) => TopicModel | undefined {
  const foldOf = new Map(examples.map(({ text }, at) => [text, Math.floor(at / BESIDE) % FOLDS]));
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    readTopicModel(topicTable(examples.filter(({ text }) => foldOf.get(text) !== fold))),
  );
  return (text) => models[foldOf.get(text) ?? FOLDS];
}
