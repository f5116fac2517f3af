import { asc, eq, sql } from 'drizzle-orm'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { storage } from '@/server/adapters/storage/storage'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { importProducts, type ImportOptions } from '@/server/modules/product/import-export/import/import-products'
import { describeProblem } from '@/server/modules/product/import-export/record/problem'
import { loadSites } from '@/server/core/sites'

/** A file in this test's folder. */
export const file = (name: string) => path.join(env.DATA_DIR, name)

/** Default time of an import, in the past, because visitors use the real clock and must see its changes. */
export const noon = new Date('2024-11-20T12:00:00Z')

export async function transferContext(now = noon): Promise<ImportExportContext> {
  const [site] = await loadSites()
  if (!site) throw new Error('The template has a site.')
  return { db: database().db, site: { ...site, url: 'https://pod-lampom.example' }, now: () => now, files: storage() }
}

/** Imports a text as a file. Returns the report with readable problems. */
export async function importText(content: string | Buffer, { now, ...options }: Partial<ImportOptions> & { now?: Date } = {}) {
  writeFileSync(file('uvoz.csv'), content)
  const problems: string[] = []
  const report = await importProducts(await transferContext(now), {
    file: file('uvoz.csv'),
    write: true,
    onProblem: (problem) => problems.push(describeProblem(problem)),
    ...options,
  })
  const { created, updated, unchanged, refused } = report
  return { ...report, counts: { created, updated, unchanged, refused }, problems }
}

export const headers = ['SKU', 'Vrsta', 'Naziv', 'PDV', 'Maloprodajna cijena', 'Zaliha']

/** A row of our own format; `cells` override. */
export function row(sku: string, cells: Record<string, string | number> = {}) {
  return { SKU: sku, Vrsta: 'jednostavan', Naziv: `Knjiga ${sku}`, PDV: 5, 'Maloprodajna cijena': '15,00', Zaliha: 3, ...cells }
}

const tables =
  `products product_texts prices stock_items categories category_texts product_categories attributes attribute_texts attribute_values
  attribute_value_texts product_attributes configurable_axes product_variants bundle_parts cross_sells custom_options subscription_plans
  product_media sample_pages product_files product_file_contents manufacturers media audit_log redirects`.split(/\s+/)

/** Row count and checksum of every table that an import may write. */
export async function checksums() {
  const sums: Record<string, unknown> = {}
  for (const table of tables) {
    const name = sql.identifier(table)
    const [one] = await database().db.execute(
      sql`select count(*)::int as rows, md5(coalesce(string_agg(r, E'\n' order by r), '')) as sum from (select ${name}::text as r from ${name}) all_rows`,
    )
    sums[table] = one
  }
  return sums
}

export async function emptyCatalogue() {
  await database().sql.unsafe(`
    alter table audit_log disable trigger append_only_truncate;
    truncate products, product_file_contents, categories, attributes, manufacturers, audit_log, redirects, media restart identity cascade;
    alter table audit_log enable trigger append_only_truncate`)
}

export async function productOf(sku: string) {
  const [found] = await database()
    .db.select()
    .from(schema.products)
    .innerJoin(schema.productTexts, eq(schema.productTexts.productId, schema.products.id))
    .where(eq(schema.products.sku, sku))
  if (!found) throw new Error(`There is no product ${sku}.`)
  return { ...found.products, ...found.product_texts }
}

/** [kind, cents, from, to] by start. */
export async function pricesOf(sku: string) {
  const { id } = await productOf(sku)
  const { prices } = schema
  const rows = await database().db.select().from(prices).where(eq(prices.productId, id)).orderBy(asc(prices.validFrom), asc(prices.id))
  return rows.map(({ kind, cents, validFrom, validTo }) => [kind, cents, validFrom.toISOString(), validTo?.toISOString() ?? null])
}

export async function stockOf(sku: string) {
  const { id } = await productOf(sku)
  const [counted] = await database().db.select().from(schema.stockItems).where(eq(schema.stockItems.productId, id))
  return counted?.onHand ?? null
}
