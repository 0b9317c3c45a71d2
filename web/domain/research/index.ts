export { corpusRoot, DamagedCorpus, type LoadResult, loadCorpus } from "./load/load-corpus";
