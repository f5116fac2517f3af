import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { runMigrations } from '@/server/cli/migrate'
import { dropDatabase } from '@/tests/support/database/drop-database'

/** A database of its own, and a connection to it. */
async function emptyDatabase() {
  const url = new URL(inject('postgresUrl'))
  const maintenance = postgres(url.href, { max: 1, onnotice: () => {} })
  const name = `m_${randomUUID().replaceAll('-', '')}`
  await maintenance`create database ${maintenance(name)}`
  url.pathname = `/${name}`
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  const drop = async () => {
    await sql.end()
    await dropDatabase(maintenance, name)
    await maintenance.end()
  }
  return { url: url.href, sql, drop }
}

let database: { url: string; sql: Sql; drop: () => Promise<void> }
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const applied = () => database.sql<{ name: string; hash: string }[]>`select name, hash from drizzle.applied_functions order by name`

describe('runMigrations', () => {
  it('prepares an empty database for several instances that start at once', async () => {
    await Promise.all([1, 2, 3].map(() => runMigrations(database.url)))
    const [row] = await database.sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as migrations, (select count(*)::int from pg_trigger where tgname = 'append_only') as triggers`
    expect(row).toEqual({ migrations: 1, triggers: 5 })
  })

  it('applies a changed function again, and those that require it', async () => {
    const before = await applied()
    await database.sql`update drizzle.applied_functions set hash = 'old' where name in ('lowest-price', 'is-reduction')`
    await database.sql`create or replace function izlog_lowest_price(product integer, reduced_from timestamptz) returns integer language sql stable as 'select 1'`
    await runMigrations(database.url)
    expect([...(await applied())]).toEqual([...before])
    const [row] = await database.sql<{ cents: number | null }[]>`select izlog_lowest_price(0, now()) as cents`
    expect(row?.cents).toBeNull()
  })

  it('refuses a database of older migrations, and names the command that replaces it', async () => {
    await database.sql`update drizzle.__drizzle_migrations set hash = 'an older one'`
    await expect(runMigrations(database.url)).rejects.toThrow(
      'Baza je iz starije inačice i ne može se nadograditi. Zamijenite je oglednim podacima: npm run seed',
    )
    await database.sql`create table remains (id integer)`
    await runMigrations(database.url, { replacesOutdated: true })
    expect(await database.sql`select from pg_tables where tablename = 'remains'`).toHaveLength(0)
  })

  it('refuses a database with foreign tables, also when it may replace an outdated one', async () => {
    const other = await emptyDatabase()
    await other.sql`create table accounts (id integer)`
    await expect(runMigrations(other.url, { replacesOutdated: true })).rejects.toThrow('U bazi su tablice koje nije napravio Izlog.')
    expect(await other.sql`select from pg_tables where tablename = 'accounts'`).toHaveLength(1)
    await other.drop()
  })
})
