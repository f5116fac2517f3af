import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import * as schema from '@/server/db/schema/all'
import type { Transaction } from '@/server/core/transaction'
import { applyFiles } from './apply-files'
import { inChunks } from './in-chunks'
import type { ListChanges } from '@/server/modules/product/import-export/diff/diff-lists'
import type { ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'

/** Replaces the rows of changed lists; other lists are not touched. */
export async function applyLists(tx: Transaction, plans: readonly ProductChangeset[]) {
  const { productCategories, configurableAxes, productMedia, samplePages, crossSells, bundleParts, productVariants } = schema
  const ids = (key: keyof ListChanges) =>
    plans.filter(({ id, isNew, lists }) => lists[key] !== undefined && !isNew && id > 0).map(({ id }) => id)
  const rows = <Row>(rowsOf: (lists: ListChanges, id: number) => Row[] | undefined) =>
    plans.flatMap(({ id, lists }) => rowsOf(lists, id) ?? [])

  await deleteFor(ids('categoryIds'), (some) => tx.delete(productCategories).where(inArray(productCategories.productId, some)))
  const inCategories = rows(({ categoryIds }, productId) =>
    categoryIds?.map((categoryId, position) => ({ productId, categoryId, position })),
  )
  await inChunks(inCategories, (some) => tx.insert(productCategories).values(some))

  await deleteFor(ids('axisIds'), (some) => tx.delete(configurableAxes).where(inArray(configurableAxes.productId, some)))
  const axes = rows(({ axisIds }, productId) => axisIds?.map((attributeId, position) => ({ productId, attributeId, position })))
  await inChunks(axes, (some) => tx.insert(configurableAxes).values(some))

  const alts = await loadAlts(tx, ids('mediaIds'))
  await deleteFor(ids('mediaIds'), (some) => tx.delete(productMedia).where(inArray(productMedia.productId, some)))
  const pictures = rows(({ mediaIds }, productId) =>
    mediaIds?.map((mediaId, position) => ({ productId, mediaId, position, alts: alts.get(`${productId} ${mediaId}`) })),
  )
  await inChunks(pictures, (some) => tx.insert(productMedia).values(some))

  await deleteFor(ids('samplePageIds'), (some) => tx.delete(samplePages).where(inArray(samplePages.productId, some)))
  const pages = rows(({ samplePageIds }, productId) => samplePageIds?.map((mediaId, position) => ({ productId, mediaId, position })))
  await inChunks(pages, (some) => tx.insert(samplePages).values(some))

  await deleteFor(ids('crossSellIds'), (some) => tx.delete(crossSells).where(inArray(crossSells.productId, some)))
  const related = rows(({ crossSellIds }, productId) => crossSellIds?.map((relatedId, position) => ({ productId, relatedId, position })))
  await inChunks(related, (some) => tx.insert(crossSells).values(some))

  await deleteFor(ids('parts'), (some) => tx.delete(bundleParts).where(inArray(bundleParts.bundleId, some)))
  const parts = rows(({ parts }, bundleId) => parts?.map((part, position) => ({ bundleId, ...part, position })))
  await inChunks(parts, (some) => tx.insert(bundleParts).values(some))

  await deleteFor(ids('parents'), (some) => tx.delete(productVariants).where(inArray(productVariants.childId, some)))
  const links = rows(({ parents }, childId) => parents?.map((link) => ({ ...link, childId })))
  await inChunks(links, (some) => tx.insert(productVariants).values(some))

  await writeAttributes(tx, plans)
  await writeOptions(tx, plans)
  await writeSubscriptionPlans(tx, plans)
  await applyFiles(tx, plans)
}

/** An import names pictures only, so those that stay keep their alternative texts. */
async function loadAlts(tx: Transaction, productIds: number[]) {
  const { productMedia } = schema
  const rows = productIds.length === 0 ? [] : await tx.select().from(productMedia).where(inArray(productMedia.productId, productIds))
  return new Map(rows.map(({ productId, mediaId, alts }) => [`${productId} ${mediaId}`, alts]))
}

async function deleteFor(ids: number[], remove: (some: number[]) => PromiseLike<unknown>) {
  if (ids.length > 0) await remove(ids)
}

async function writeAttributes(tx: Transaction, plans: readonly ProductChangeset[]) {
  const { productAttributes } = schema
  for (const { id, isNew, lists } of plans) {
    if (!lists.attributes || isNew) continue
    await tx
      .delete(productAttributes)
      .where(and(eq(productAttributes.productId, id), inArray(productAttributes.attributeId, lists.attributes.ids)))
  }
  const rows = plans.flatMap(({ id, lists }) =>
    (lists.attributes?.rows ?? []).map(({ attributeId, valueId, number, moment, yes, text }) => [
      id,
      attributeId,
      valueId,
      number,
      moment,
      yes,
      text,
    ]),
  )
  if (rows.length > 0) await insertAttributes(tx, rows)
}

/** One JSON parameter for thousands of rows costs a fraction of a parameter for each value. */
async function insertAttributes(tx: Transaction, rows: readonly unknown[][]) {
  await tx.execute(sql`
    insert into product_attributes (product_id, attribute_id, value_id, number, moment, yes, text)
    select (row ->> 0)::int, (row ->> 1)::int, (row ->> 2)::int, (row ->> 3)::numeric, (row ->> 4)::timestamptz, (row ->> 5)::boolean, row ->> 6
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as each (row, place)
    order by place`)
}

/** docs/rules/import-export.md#subscription-plan-identity */
async function writeSubscriptionPlans(tx: Transaction, plans: readonly ProductChangeset[]) {
  const { subscriptionPlans } = schema
  for (const { id: productId, lists } of plans) {
    if (!lists.plans) continue
    const keptIds = lists.plans.flatMap(({ id }) => id ?? [])
    await tx
      .delete(subscriptionPlans)
      .where(and(eq(subscriptionPlans.productId, productId), keptIds.length > 0 ? notInArray(subscriptionPlans.id, keptIds) : undefined))
    for (const [position, { id, ...plan }] of lists.plans.entries()) {
      if (id === undefined) await tx.insert(subscriptionPlans).values({ productId, ...plan, position })
      else {
        const providerPlanId = sql`case when ${subscriptionPlans.cents} = ${plan.cents} then ${subscriptionPlans.providerPlanId} end`
        await tx
          .update(subscriptionPlans)
          .set({ ...plan, position, providerPlanId })
          .where(eq(subscriptionPlans.id, id))
      }
    }
  }
}

/** Upserts by key, so that an option keeps its id. */
async function writeOptions(tx: Transaction, plans: readonly ProductChangeset[]) {
  const { customOptions } = schema
  for (const { id, lists } of plans) {
    if (!lists.options) continue
    const keys = lists.options.map(({ key }) => key)
    await tx
      .delete(customOptions)
      .where(and(eq(customOptions.productId, id), keys.length > 0 ? notInArray(customOptions.key, keys) : undefined))
  }
  const rows = plans.flatMap(({ id, lists }) => (lists.options ?? []).map((option, position) => ({ ...option, productId: id, position })))
  const set = {
    optionType: sql`excluded.option_type`,
    labels: sql`excluded.labels`,
    required: sql`excluded.required`,
    maxLength: sql`excluded.max_length`,
    min: sql`excluded.min`,
    max: sql`excluded.max`,
    priceCents: sql`excluded.price_cents`,
    position: sql`excluded.position`,
  }
  await inChunks(rows, (some) =>
    tx
      .insert(customOptions)
      .values(some)
      .onConflictDoUpdate({ target: [customOptions.productId, customOptions.key], set }),
  )
}
