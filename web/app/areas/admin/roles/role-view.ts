import type { roleView } from "./roles-screen.server";

export type RoleView = Awaited<ReturnType<typeof roleView>>;

export type RoleRow = RoleView["roles"][number];
