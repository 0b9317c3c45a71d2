import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, type ColumnType, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { projectRoot } from "~/platform/root";
import { readSchemaFiles } from "./files";

/** PostgreSQL's one-byte "char": the catalogs use it, and the adapter has no name for it. */
const CHAR_OID = 18;
const TEXT_OID = 25;

type Column = { name: string; dataTypeID: number };
type Reading = {
  performIO: (query: unknown) => Promise<{ fields: Column[] }>;
  queryRaw: (query: unknown) => Promise<{ columnNames: string[]; columnTypes: ColumnType[] }>;
};

/** The PostgreSQL adapter, taught to read the catalogs that the schema engine compares. */
class CatalogAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    teachChars(adapter as unknown as Reading);
    return adapter;
  }
}

const CHAR_MARK = "\u0000char";

/** Reads "char" as text under a marked name, and afterwards tells the engine by the mark which columns those were. */
function teachChars(adapter: Reading): void {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    for (const field of result.fields) {
      if (field.dataTypeID === CHAR_OID) Object.assign(field, { dataTypeID: TEXT_OID, name: field.name + CHAR_MARK });
    }
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    result.columnNames.forEach((name, index) => {
      if (!name.endsWith(CHAR_MARK)) return;
      result.columnNames[index] = name.slice(0, -CHAR_MARK.length);
      result.columnTypes[index] = ColumnTypeEnum.Character;
    });
    return result;
  };
}

type WasmModule = typeof import("@prisma/schema-engine-wasm") & { __wbg_set_wasm: (exports: unknown) => void };

let loading: Promise<WasmModule> | undefined;

/**
 * Prisma's schema engine as WebAssembly: the native one is a download that a closed network refuses.
 * The package's own entry needs a bundler to load the .wasm file, so it is instantiated by hand.
 */
function loadEngine(): Promise<WasmModule> {
  loading ??= (async () => {
    const bridge = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as WasmModule;
    const require = createRequire(path.join(projectRoot, "package.json"));
    const file = path.join(path.dirname(require.resolve("@prisma/schema-engine-wasm")), "schema_engine_bg.wasm");
    const { instance } = await WebAssembly.instantiate(await readFile(file), {
      "./schema_engine_bg.js": bridge as unknown as WebAssembly.ModuleImports,
    });
    bridge.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
    return bridge;
  })();
  return loading;
}

/** Runs one piece of work with a schema engine bound to a database and frees it after. */
export async function withSchemaEngine<T>(databaseUrl: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const { SchemaEngine } = await loadEngine();
  const files = await readSchemaFiles();
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogAdapter({ connectionString: databaseUrl }));
  const datamodels = files.map(({ path: name, content }): [string, string] => [name, content]);
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, adapter);
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}
