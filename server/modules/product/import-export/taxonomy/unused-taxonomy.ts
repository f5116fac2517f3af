import { sql } from 'drizzle-orm'
import { publishInvalidations } from '@/server/core/cache/publish-invalidations'
import { inTransaction } from '@/server/core/transaction'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import type { CreatedTaxonomy } from '@/server/modules/product/import-export/record/import-report'

type Kind = keyof CreatedTaxonomy
/** `name`: as the report names it. */
type Created =
  | { kind: 'categories'; id: number; name: string; parentId: number | null }
  | { kind: Exclude<Kind, 'categories'>; id: number; name: string }

/** The ids that a record names. */
type Named = {
  categoryIds?: readonly number[]
  axisIds?: readonly number[]
  attributeRows?: ReadonlyMap<number, readonly { valueId: number | null }[]>
  manufacturerId?: number | null
}

/** What an import has created so far and no accepted record names: a row may be refused after its categories were created (docs/rules/import-export.md#created-taxonomy). */
export class UnusedTaxonomy {
  readonly #created = new Map<string, Created>()
  /** How many the import has created so far, used or not. */
  createdCount = 0

  add(created: Created) {
    this.createdCount++
    this.#created.set(keyOf(created.kind, created.id), created)
  }

  /** Keeps what an accepted record names. */
  keep({ categoryIds = [], axisIds = [], attributeRows, manufacturerId }: Named) {
    for (const id of categoryIds) this.#keepCategory(id)
    for (const id of axisIds) this.#created.delete(keyOf('attributes', id))
    for (const [id, rows] of attributeRows ?? []) {
      this.#created.delete(keyOf('attributes', id))
      for (const { valueId } of rows) if (valueId !== null) this.#created.delete(keyOf('values', valueId))
    }
    if (manufacturerId) this.#created.delete(keyOf('manufacturers', manufacturerId))
  }

  /** Takes the rest out of the report; `ctx`: and deletes it, unless somebody else uses it already. */
  async remove(report: CreatedTaxonomy, ctx: ImportExportContext | null) {
    // A child before its parent, a value before its attribute.
    const unused = [...this.#created.values()].toReversed()
    for (const { kind, name } of unused) report[kind].splice(report[kind].lastIndexOf(name), 1)
    if (!ctx || unused.length === 0) return
    await inTransaction(ctx, async (tx) => {
      for (const { kind, id } of unused) await tx.execute(deletion(kind, id))
      await publishInvalidations(tx, ['catalogue'])
    })
  }

  /** A category keeps its ancestors. */
  #keepCategory(id: number) {
    const key = keyOf('categories', id)
    const created = this.#created.get(key)
    this.#created.delete(key)
    if (created?.kind === 'categories' && created.parentId) this.#keepCategory(created.parentId)
  }
}

function keyOf(kind: Kind, id: number): string {
  return `${kind} ${id}`
}

function deletion(kind: Kind, id: number) {
  switch (kind) {
    case 'categories':
      return sql`
        delete from categories where id = ${id}
        and not exists (select 1 from product_categories where category_id = ${id}) and not exists (select 1 from categories where parent_id = ${id})`
    case 'attributes':
      return sql`
        delete from attributes where id = ${id} and not exists (select 1 from attribute_values where attribute_id = ${id})
        and not exists (select 1 from product_attributes where attribute_id = ${id})
        and not exists (select 1 from configurable_axes where attribute_id = ${id})`
    case 'values':
      return sql`delete from attribute_values where id = ${id} and not exists (select 1 from product_attributes where value_id = ${id})`
    case 'manufacturers':
      return sql`delete from manufacturers where id = ${id} and not exists (select 1 from products where manufacturer_id = ${id})`
  }
  return kind satisfies never
}
