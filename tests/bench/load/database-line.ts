import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Cluster, startCluster } from "../../../prisma/postgres/cluster";

/** A PostgreSQL behind a line of our own, which can be cut, and which leads to the same place after a restart. */
export class DatabaseLine {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private target = "";

  private constructor(
    private readonly folder: string,
    private cluster: Cluster,
    readonly url: string,
  ) {
    this.target = cluster.url;
  }

  static async open(): Promise<DatabaseLine> {
    const folder = mkdtempSync(path.join(tmpdir(), "statewise-line-"));
    chmodSync(folder, 0o755);
    const cluster = await startCluster(folder);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = new URL(cluster.url);
    url.port = String(typeof address === "object" ? address?.port : "");
    const line = new DatabaseLine(folder, cluster, url.href);
    line.server = server;
    server.on("connection", (socket) => line.carry(socket));
    return line;
  }

  /** The database itself, past the line: for the one who looks what was written. */
  get direct(): string {
    return this.target;
  }

  private carry(near: Socket): void {
    const far = connect(Number(new URL(this.target).port), "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  /** Every open connection ends in the middle of what it carries. */
  cut(): number {
    const count = this.sockets.size / 2;
    for (const socket of this.sockets) socket.destroy();
    return count;
  }

  /** PostgreSQL stops and comes back; whoever calls meanwhile finds nobody. */
  async restart(): Promise<void> {
    await this.cluster.stop();
    this.cut();
    this.cluster = await startCluster(this.folder);
    this.target = this.cluster.url;
  }

  async close(): Promise<void> {
    this.cut();
    this.server?.close();
    await this.cluster.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
