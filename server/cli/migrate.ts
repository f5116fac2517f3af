import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import path from 'node:path'
import { installJobQueue } from '@/server/adapters/queue/job-queue'
import { connect } from '@/server/db/client'
import { readSqlFiles, type SqlFile } from '@/server/db/sql-files'

/** Advisory lock for migrations: 'izlog' in ASCII. Instances that start together wait for it. */
const migrationLock = 0x697a6c6f67

type Sql = ReturnType<typeof connect>['sql']
type Options = { root?: string; /** Empties an outdated database instead of refusing it. */ replacesOutdated?: boolean }

/**
 * Brings the schema up to date: functions that tables need, tables, the other functions and triggers, the job queue's tables. Forward only; a repeated call
 * changes nothing (docs/rules/data.md#schema-update).
 * @throws RefusedDatabaseError (docs/rules/data.md#refused-database)
 */
export async function runMigrations(url: string, { root = process.cwd(), replacesOutdated = false }: Options = {}) {
  const migrationsFolder = path.join(root, 'server/db/migrations')
  const files = readSqlFiles(path.join(root, 'server/db/functions'))
  const { sql, db } = connect(url, { max: 1 })
  try {
    // A large table may take its time, and so may another instance that migrates before us.
    await sql`set statement_timeout = 0`
    await sql`set lock_timeout = 0`
    await sql`select pg_advisory_lock(${migrationLock})`
    const refused = await findRefusal(sql, migrationsFolder)
    if (refused === 'outdated' && replacesOutdated) await dropSchemas(sql)
    else if (refused) throw new RefusedDatabaseError(refused)
    await applyChanged(
      sql,
      files.filter(({ requiresTables }) => !requiresTables),
    )
    await migrate(db, { migrationsFolder })
    await applyChanged(
      sql,
      files.filter(({ requiresTables }) => requiresTables),
    )
    await installJobQueue(url)
    await sql`select pg_advisory_unlock(${migrationLock})`
  } finally {
    await sql.end()
  }
}

/** 'outdated': its journal holds migrations that are not ours. 'foreign': it holds tables and no journal. */
async function findRefusal(sql: Sql, migrationsFolder: string): Promise<Refusal | null> {
  const [journal] = await sql<{ name: string | null }[]>`select to_regclass('drizzle.__drizzle_migrations') as name`
  const applied = journal?.name ? await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations` : []
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  if (applied.length > 0) return applied.every(({ hash }) => known.has(hash)) ? null : 'outdated'
  const tables = await sql`
    select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`
  return tables.length > 0 ? 'foreign' : null
}

async function dropSchemas(sql: Sql) {
  await sql`drop schema if exists drizzle, pgboss, public cascade`
  await sql`create schema public`
}

/** docs/rules/data.md#functions-by-hash */
async function applyChanged(sql: Sql, files: SqlFile[]) {
  await sql`create schema if not exists drizzle`
  await sql`create table if not exists drizzle.applied_functions (name text primary key, hash text not null)`
  const rows = await sql<{ name: string; hash: string }[]>`select name, hash from drizzle.applied_functions`
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const { name, text, hash } of files.filter((file) => applied.get(file.name) !== file.hash)) {
    await sql.begin(async (tx) => {
      await tx.unsafe(text)
      await tx`insert into drizzle.applied_functions (name, hash) values (${name}, ${hash}) on conflict (name) do update set hash = excluded.hash`
    })
  }
}

type Refusal = 'outdated' | 'foreign'

const messages = {
  outdated: 'Baza je iz starije inačice i ne može se nadograditi. Zamijenite je oglednim podacima: npm run seed',
  foreign: 'U bazi su tablice koje nije napravio Izlog. Odaberite praznu bazu u DATABASE_URL, npr. novu: createdb izlog',
}

/** The database cannot be migrated; its message is for the person who starts the shop. */
export class RefusedDatabaseError extends Error {
  override name = 'RefusedDatabaseError'
  constructor(readonly refusal: Refusal) {
    super(messages[refusal])
  }
}
