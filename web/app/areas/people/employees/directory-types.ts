import type { directoryView } from "./directory.server";

export type Directory = Awaited<ReturnType<typeof directoryView>>;
export type DirectoryLine = Directory["data"][number];
