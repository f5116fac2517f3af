import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Sql, TransactionSql } from 'postgres'
import * as schema from '@/server/db/schema/all'
import { placeOf, plantIn, type Fragment } from './plant'
import { textColumns, internal, type ColumnUse } from './text-columns'

/** A person by the names in their rows. */
export type Names = { email: string; barcode: string }

const naming = /^(?:email|contactEmail|to|barcode)$/
/** They name manufacturers and editors. */
const notOfShoppers = new Set([
  'manufacturers',
  'media_versions',
  'page_versions',
  'document_versions',
  'approvals',
  'approval_documents',
  'releases',
  'release_documents',
  'drafts',
  'draft_batches',
  'revisions',
])
/** Public texts: an approved review's author; and the review itself, which is created unapproved. */
const readByAll = new Set(['users.firstName', 'comments.text'])
/** Longer values are no enumeration. */
const secretLength = 11

type Owner = { column: string; table: string; key: string }
type OwnTable = { naming: string[]; owners: Owner[] }

const columnUses: Record<string, Record<string, ColumnUse>> = textColumns
const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .filter((table) => !notOfShoppers.has(getTableName(table)))

/** Tables with personal data: they name a person or reference such a row. */
const personal: ReadonlyMap<string, OwnTable> = findPersonal()

function findPersonal() {
  const found = new Map<string, OwnTable>()
  for (const table of tables) {
    const name = getTableName(table)
    const named = Object.keys(columnUses[name] ?? {}).filter((column) => naming.test(column))
    if (named.length > 0) found.set(name, { naming: named, owners: [] })
  }
  for (let known = -1; known < found.size;) {
    known = found.size
    for (const table of tables) {
      const name = getTableName(table)
      const owners = referencesOf(table).filter((owner) => owner.table !== name && found.has(owner.table))
      if (owners.length > 0) found.set(name, { naming: found.get(name)?.naming ?? [], owners })
    }
  }
  return found
}

function referencesOf(table: PgTable): Owner[] {
  return getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference()
    const [column, key] = [columns[0]?.name, foreignColumns[0]?.name]
    return column && key && columns.length === 1 ? [{ column, table: getTableName(foreignTable), key }] : []
  })
}

/** The rows of a table that belong to a person. */
function isTheirs(sql: Sql | TransactionSql, table: string, names: Names): Fragment {
  const { naming: own, owners } = personal.get(table) ?? { naming: [], owners: [] }
  const named = own.map((column) => sql`${sql(nameInDatabase(column))} in ${sql([names.email, names.barcode])}`)
  const pointing = owners.map(
    (owner) =>
      sql`${sql(nameInDatabase(owner.column))} in (select ${sql(nameInDatabase(owner.key))} from ${sql(owner.table)} where ${isTheirs(sql, owner.table, names)})`,
  )
  return [...named, ...pointing].reduce((all, one) => sql`${all} or ${one}`, sql`false`)
}

const nameInDatabase = (column: string) => placeOf(`.${column}`).column

type Column = { table: string; column: string; use: ColumnUse }
const columns: Column[] = Object.entries(columnUses)
  .filter(([table]) => personal.has(table))
  .flatMap(([table, own]) => Object.entries(own).map(([column, use]) => ({ table, column, use })))
const isPlanted = ({ table, column, use }: Column) => !readByAll.has(`${table}.${column}`) && ('shown' in use || use === internal)

/** Writes a canary into all texts of a person. Returns the columns that now hold it. */
export async function plantCanary(sql: Sql, names: Names, canary: string): Promise<Set<string>> {
  const held = new Set<string>()
  await sql.begin(async (tx) => {
    for (const one of columns.filter(isPlanted)) {
      const place = placeOf(`${one.table}.${one.column}`)
      const where = tx`(${isTheirs(tx, one.table, names)})`
      await plantIn(tx, place, canary, where)
      const like = `%${canary}%`
      const [row] = await tx`select 1 from ${tx(place.table)} where ${where} and ${tx(place.column)}::text like ${like} limit 1`
      if (row) held.add(`${one.table}.${one.column}`)
    }
  })
  return held
}

/** The columns that must hold a canary. */
export const plantedColumns = columns.filter(isPlanted).map(({ table, column }) => `${table}.${column}`)

/** The tables without a row of this person. */
export async function tablesWithout(sql: Sql, names: Names): Promise<string[]> {
  const found = await Promise.all(
    [...personal.keys()].map(async (table) => {
      const [row] = await sql`select 1 from ${sql(table)} where ${isTheirs(sql, table, names)} limit 1`
      return row ? [] : [table]
    }),
  )
  return found.flat()
}

/** Values of the other columns: hashes, numbers and addresses of this person. */
export async function secretsOf(sql: Sql, names: Names): Promise<Set<string>> {
  const found = await Promise.all(
    columns
      .filter((one) => !isPlanted(one))
      .map(async ({ table, column }) => {
        const place = placeOf(`${table}.${column}`)
        const rows = await sql<
          { value: unknown }[]
        >`select ${sql(place.column)} as value from ${sql(table)} where ${isTheirs(sql, table, names)}`
        return rows.flatMap(({ value }) => (typeof value === 'string' && value.length >= secretLength ? value : []))
      }),
  )
  return new Set(found.flat())
}

/** Ids of a person's rows, except the review that nobody may approve. */
export async function idsOf(sql: Sql, names: Names): Promise<number[]> {
  const numbered = tables
    .filter((table) => Object.values(getTableColumns(table)).some(({ name, columnType }) => name === 'id' && columnType === 'PgInteger'))
    .map(getTableName)
    .filter((name) => personal.has(name) && name !== 'comments')
  const found = await Promise.all(
    numbered.map((table) => sql<{ id: number }[]>`select id from ${sql(table)} where ${isTheirs(sql, table, names)}`),
  )
  return [...new Set(found.flat().map(({ id }) => id))].toSorted((a, b) => a - b)
}
