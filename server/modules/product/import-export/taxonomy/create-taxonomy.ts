import { sql } from 'drizzle-orm'
import { nonFacetParams } from '@/lib/routing/reserved-facets'
import { publishInvalidations } from '@/server/core/cache/publish-invalidations'
import { withPermit, type Transaction } from '@/server/core/transaction'
import { splitList } from '@/server/modules/product/import-export/cells/lists'
import { slugOf } from '@/lib/text/slug'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import type {
  AttributeField,
  AttributeName,
  CategoryName,
  ManufacturerField,
  ProductRecord,
} from '@/server/modules/product/import-export/record/record'
import { hasPredefinedValues, type Attribute, type Taxonomy } from './taxonomy'
import type { UnusedTaxonomy } from './unused-taxonomy'
import type { CreatedTaxonomy } from '@/server/modules/product/import-export/record/import-report'

/** Without `write` it assigns dry-run ids (docs/rules/import-export.md#dry-run-ids). */
export type TaxonomyCreation = {
  ctx: ImportExportContext
  taxonomy: Taxonomy
  created: CreatedTaxonomy
  unused: UnusedTaxonomy
  write: boolean
}

/** `tx`: null in a dry run. */
type Creation = Omit<TaxonomyCreation, 'write'> & { tx: Transaction | null }

/**
 * Creates the categories, attributes, values and manufacturers that these records name and the shop does not have, and invalidates the lists, in one transaction
 * (docs/rules/import-export.md#created-taxonomy). Never retried: `taxonomy` would keep the ids of the first attempt.
 */
export async function createMissingTaxonomy({ write, ...creation }: TaxonomyCreation, records: readonly ProductRecord[]) {
  const { db } = creation.ctx
  if (!write) return createAll({ ...creation, tx: null }, records)
  await withPermit(db, () =>
    db.transaction(async (tx) => {
      const before = creation.unused.createdCount
      await createAll({ ...creation, tx }, records)
      if (creation.unused.createdCount > before) await publishInvalidations(tx, ['catalogue'])
    }),
  )
}

async function createAll(creation: Creation, records: readonly ProductRecord[]) {
  for (const { fields } of records) {
    for (const name of fields.categories ?? []) await createCategory(creation, name)
    for (const axis of fields.axes ?? []) await createAttribute(creation, axis, true)
    for (const field of fields.attributes ?? []) await createValues(creation, field)
    if (fields.manufacturer) await createManufacturer(creation, fields.manufacturer)
  }
}

/**
 * The values of an attribute field: a raw cell is one value unless the attribute takes several. Of another shop's values a single-valued attribute takes the first
 * (docs/rules/import-export.md#foreign-values).
 */
export function splitValues({ given }: AttributeField, attribute: Pick<Attribute, 'input'>): string[] {
  if ('values' in given) {
    if (given.values.length === 0 || attribute.input === 'multipleSelect') return given.values
    return hasPredefinedValues(attribute) ? given.values.slice(0, 1) : [given.values.join(', ')]
  }
  if (attribute.input === 'multipleSelect') return splitList(given.cell, '|')
  return given.cell === '' ? [] : [given.cell]
}

async function createCategory(creation: Creation, name: CategoryName) {
  const { taxonomy } = creation
  if ('slug' in name || taxonomy.category(name)) return
  let parentId: number | null = null
  for (const depth of name.path.keys()) {
    const path = name.path.slice(0, depth + 1)
    parentId = taxonomy.category({ path })?.id ?? (await insertCategory(creation, path, parentId))
  }
}

async function insertCategory(creation: Creation, path: string[], parentId: number | null): Promise<number> {
  const { ctx, taxonomy, tx } = creation
  const name = path.at(-1) ?? ''
  const slug = uniqueSlug(slugOf(name) || 'kategorija', slugOf(path.join(' ')), taxonomy)
  const id = tx
    ? await insertReturningId(
        tx,
        sql`
        with created as (
          insert into categories (site_id, parent_id, position)
          select ${ctx.site.id}, ${parentId}::int, coalesce(max(position) + 1, 0) from categories
          where site_id = ${ctx.site.id} and parent_id is not distinct from ${parentId}::int
          returning id
        )
        insert into category_texts (category_id, language_id, site_id, name, slug)
        select id, ${defaultLanguage(ctx).id}, ${ctx.site.id}, ${name}, ${slug} from created returning category_id as id`,
      )
    : nextDryRunId()
  taxonomy.addCategory({ id, parentId, name, slug })
  recordCreated(creation, { kind: 'categories', id, name: path.join(' > '), parentId })
  return id
}

/** The slug of the name, else with its ancestors, else numbered. */
function uniqueSlug(short: string, long: string, taxonomy: Taxonomy): string {
  if (!taxonomy.hasCategorySlug(short)) return short
  for (let n = 1; ; n++) {
    const slug = n === 1 ? long : `${long || short}-${n}`
    if (slug !== '' && !taxonomy.hasCategorySlug(slug)) return slug
  }
}

async function createAttribute(creation: Creation, requested: AttributeName, isAxis: boolean): Promise<Attribute> {
  const { ctx, taxonomy, tx } = creation
  const existing = taxonomy.attribute(requested)
  if (existing) return existing
  const key = slugOf(requested.name) || 'atribut'
  // docs/rules/catalog.md#facet-codes
  const code = uniqueCode(nonFacetParams.has(key) ? `${key}-atribut` : key, taxonomy)
  const input = isAxis && !hasPredefinedValues(requested) ? ('dropdown' as const) : requested.input
  const filterable = input !== 'text'
  const id = tx
    ? await insertReturningId(
        tx,
        sql`
        with created as (
          insert into attributes (site_id, code, input, filterable, unit, position)
          select ${ctx.site.id}, ${code}, ${input}::attribute_input, ${filterable}, ${requested.unit}, coalesce(max(position) + 1, 0)
          from attributes where site_id = ${ctx.site.id}
          returning id
        )
        insert into attribute_texts (attribute_id, language_id, label)
        select id, ${defaultLanguage(ctx).id}, ${requested.label} from created returning attribute_id as id`,
      )
    : nextDryRunId()
  const attribute = { id, code, label: requested.label, input, unit: requested.unit, values: [] }
  taxonomy.addAttribute(attribute)
  recordCreated(creation, { kind: 'attributes', id, name: requested.label })
  return attribute
}

/** Names in other scripts have no letters for a code, so they are numbered. */
function uniqueCode(code: string, taxonomy: Taxonomy): string {
  for (let n = 1; ; n++) {
    const free = n === 1 ? code : `${code}-${n}`
    if (!taxonomy.hasAttributeCode(free)) return free
  }
}

async function createValues(creation: Creation, field: AttributeField) {
  const { ctx, taxonomy, tx } = creation
  const isEmpty = 'cell' in field.given ? field.given.cell === '' : field.given.values.length === 0
  if (isEmpty && !field.isDeclared) return
  const attribute = await createAttribute(creation, field, false)
  if (isEmpty || !hasPredefinedValues(attribute)) return
  for (const label of splitValues(field, attribute)) {
    if (label.trim() === '' || taxonomy.findValue(attribute, label)) continue
    const key = uniqueKey(slugOf(label) || 'vrijednost', attribute)
    const id = tx
      ? await insertReturningId(
          tx,
          sql`
          with created as (
            insert into attribute_values (attribute_id, key, position)
            select ${attribute.id}::int, ${key}, coalesce(max(position) + 1, 0) from attribute_values where attribute_id = ${attribute.id}
            returning id
          )
          insert into attribute_value_texts (value_id, language_id, label)
          select id, ${defaultLanguage(ctx).id}, ${label} from created returning value_id as id`,
        )
      : nextDryRunId()
    taxonomy.addValue(attribute, { id, key, label })
    recordCreated(creation, { kind: 'values', id, name: `${attribute.label}: ${label}` })
  }
}

function uniqueKey(key: string, { values }: Attribute): string {
  const taken = new Set(values.map((choice) => choice.key))
  for (let n = 1; ; n++) {
    const free = n === 1 ? key : `${key}-${n}`
    if (!taken.has(free)) return free
  }
}

async function createManufacturer(creation: Creation, requested: ManufacturerField) {
  const { ctx, taxonomy, tx } = creation
  if (taxonomy.findManufacturer(requested)) return
  const { name, address = '', email = '' } = requested
  const id = tx
    ? await insertReturningId(
        tx,
        sql`insert into manufacturers (site_id, name, address, email) values (${ctx.site.id}, ${name}, ${address}, ${email}) returning id`,
      )
    : nextDryRunId()
  taxonomy.addManufacturer({ id, name, address, email })
  recordCreated(creation, { kind: 'manufacturers', id, name })
}

function recordCreated({ created, unused }: Creation, row: Parameters<UnusedTaxonomy['add']>[0]) {
  created[row.kind].push(row.name)
  unused.add(row)
}

async function insertReturningId(tx: Transaction, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await tx.execute<{ id: number }>(statement)
  if (!row) throw new Error('The row was not written.')
  return row.id
}

let lastDryRunId = 0

/** Negative, unlike ids of the database. */
export function nextDryRunId(): number {
  return --lastDryRunId
}
