import pg from "pg";
import { APP_ROLE, MAY_BE_APP } from "~/platform/db/session";

/** What an owner that row security binds may still do, and who works as owner cannot leave open: read all for a backup. */
const BACKUP_OPENING = "backup_opening";

type Walled = { name: string; isForced: boolean; isOpen: boolean };
type Login = { passes: boolean; mayBeApp: boolean; lacksRights: boolean };

const LOGIN_SQL = `
  select rolsuper or rolbypassrls as passes, ${MAY_BE_APP} as "mayBeApp",
    exists (select from pg_class t, pg_roles app where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and app.rolname = $1
      and pg_has_role(t.relowner, 'MEMBER') and not has_table_privilege(app.oid, t.oid, 'DELETE')) as "lacksRights"
  from pg_roles where rolname = session_user`;

const WALLED_SQL = `
  select t.relname as name, t.relforcerowsecurity as "isForced",
    exists (select from pg_policy p where p.polrelid = t.oid and p.polname = $1) as "isOpen"
  from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relrowsecurity order by t.relname`;

/** Table by table: others may keep something of their own in this schema, such as views of an extension. */
const RIGHTS_SQL = `
  do $$
  declare relation record;
  begin
    for relation in select c.oid::regclass as name, c.relkind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') and pg_has_role(c.relowner, 'MEMBER')
    loop
      execute format(case relation.relkind when 'S' then 'grant usage, select on sequence %s to ${APP_ROLE}'
        else 'grant select, insert, update, delete on table %s to ${APP_ROLE}' end, relation.name);
    end loop;
  end $$;
  grant usage on schema public to ${APP_ROLE};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE};
  alter default privileges in schema public grant usage, select on sequences to ${APP_ROLE}`;

/**
 * Sees to it that the wall binds whoever the product works as, in the transaction that is open. That is the role without
 * ownership where it can be made or lies ready: then the owner passes, who makes backups and whose functions search. Where it cannot
 * be, the product works as the owner, and the wall is forced on the owner too.
 */
export async function settleRowSecurity(client: pg.Client): Promise<void> {
  let login = await loginOf(client);
  if (!login.mayBeApp) {
    await perhaps(client, `create role ${APP_ROLE} nologin`);
    await perhaps(client, `grant ${APP_ROLE} to session_user`);
    login = await loginOf(client);
  }
  if (login.mayBeApp && login.lacksRights) await client.query(RIGHTS_SQL);
  // Nothing is forced on a superuser, and nothing need be.
  if (login.passes) return;
  const { rows } = await client.query<Walled>(WALLED_SQL, [BACKUP_OPENING]);
  for (const table of rows) {
    if (login.mayBeApp) await openForOwner(client, table);
    else await forceOnOwner(client, table);
  }
}

async function loginOf(client: pg.Client): Promise<Login> {
  const { rows } = await client.query<Login>(LOGIN_SQL, [APP_ROLE]);
  return rows[0] ?? { passes: false, mayBeApp: false, lacksRights: false };
}

/** What not every login may do, or another start has done meanwhile. */
async function perhaps(client: pg.Client, sql: string): Promise<void> {
  await client.query("savepoint perhaps");
  await client.query(sql).catch(() => client.query("rollback to savepoint perhaps"));
}

async function openForOwner(client: pg.Client, { name, isForced, isOpen }: Walled): Promise<void> {
  const table = pg.escapeIdentifier(name);
  if (isForced) await client.query(`alter table ${table} no force row level security`);
  if (isOpen) await client.query(`drop policy ${BACKUP_OPENING} on ${table}`);
}

async function forceOnOwner(client: pg.Client, { name, isForced, isOpen }: Walled): Promise<void> {
  const table = pg.escapeIdentifier(name);
  if (!isForced) await client.query(`alter table ${table} force row level security`);
  if (isOpen) return;
  await client.query(
    `create policy ${BACKUP_OPENING} on ${table} for select to session_user using ((select current_setting('app.opening', true)) = 'backup')`,
  );
}

/** Whether row security hides rows from this login although it owns the tables. */
async function isBound(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ bound: boolean }>(
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and row_security_active(oid)) as bound`,
  );
  return rows[0]?.bound ?? false;
}

/** Every row of every organization may be read in the transaction that is open, or it fails: nothing is left out silently. */
export async function readEverything(client: pg.Client): Promise<void> {
  if (!(await isBound(client))) {
    await client.query("set local row_security = off");
    return;
  }
  const { rows } = await client.query<Walled>(WALLED_SQL, [BACKUP_OPENING]);
  const closed = rows.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  if (closed.length > 0)
    throw new Error(`Row security hides rows of ${closed.join(", ")} from this login: use the owner's.`);
  await client.query("select set_config('app.opening', 'backup', true)");
}

/** Takes row security off an owner that it binds, and answers how it is put back; others wait until the transaction ends. */
export async function liftFromOwner(client: pg.Client): Promise<() => Promise<void>> {
  const forced: string[] = [];
  if (await isBound(client)) {
    const { rows } = await client.query<Walled>(WALLED_SQL, [BACKUP_OPENING]);
    forced.push(...rows.filter(({ isForced }) => isForced).map(({ name }) => pg.escapeIdentifier(name)));
  }
  for (const table of forced) await client.query(`alter table ${table} no force row level security`);
  // Whatever still hides rows stops the work: they would be lost.
  await client.query("set local row_security = off");
  return async () => {
    for (const table of forced) await client.query(`alter table ${table} force row level security`);
  };
}
