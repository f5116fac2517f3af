import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { createProduct } from '@/tests/support/factories'

let last = 0

/** A configurable product with one axis, and a variant for each value. */
export async function createConfigurable(variants: { value: string; cents: number; stock: number | null; keywords?: string }[]) {
  const { db } = database()
  const parent = await createProduct({ format: 'Configurable', stock: null })
  const [attribute] = await db
    .insert(schema.attributes)
    .values({ siteId: 1, code: `boja-${++last}`, input: 'textSwatch' })
    .returning()
  if (!attribute) throw new Error('The attribute was not written.')
  await db.insert(schema.attributeTexts).values({ attributeId: attribute.id, languageId: 41, label: 'Boja' })
  await db.insert(schema.configurableAxes).values({ productId: parent.id, attributeId: attribute.id })
  const childIds: number[] = []
  for (const [position, { value, cents, stock, keywords }] of variants.entries()) {
    const child = await createProduct({ isVariant: true, cents, stock, keywords })
    const [choice] = await db.insert(schema.attributeValues).values({ attributeId: attribute.id, key: value, position }).returning()
    if (!choice) throw new Error('The value was not written.')
    await db.insert(schema.attributeValueTexts).values({ valueId: choice.id, languageId: 41, label: value })
    await db.insert(schema.productAttributes).values({ productId: child.id, attributeId: attribute.id, valueId: choice.id })
    await db.insert(schema.productVariants).values({ parentId: parent.id, childId: child.id, position })
    childIds.push(child.id)
  }
  return { ...parent, attributeCode: attribute.code, childIds }
}
