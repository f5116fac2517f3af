import { and, asc, eq } from 'drizzle-orm'
import * as schema from '@/server/db/schema/all'
import { groupBy } from '@/server/db/rows'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { Taxonomy, type Attribute } from './taxonomy'

/** Loads the taxonomy in the default language. */
export async function loadTaxonomy(ctx: ImportExportContext): Promise<Taxonomy> {
  const { db, site } = ctx
  const { id: languageId } = defaultLanguage(ctx)
  const { categories, categoryTexts, manufacturers } = schema
  const categoryRows = await db
    .select({ id: categories.id, parentId: categories.parentId, name: categoryTexts.name, slug: categoryTexts.slug })
    .from(categories)
    .leftJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.languageId, languageId)))
    .where(eq(categories.siteId, site.id))
    .orderBy(asc(categories.id))
  const manufacturerRows = await db.select().from(manufacturers).where(eq(manufacturers.siteId, site.id)).orderBy(asc(manufacturers.id))
  return new Taxonomy({
    categories: categoryRows.map(withName),
    attributes: await loadAttributes(ctx, languageId),
    manufacturers: manufacturerRows,
  })
}

/** A category without a name in this language gets its id as a name. */
function withName({ id, parentId, name, slug }: { id: number; parentId: number | null; name: string | null; slug: string | null }) {
  return { id, parentId, name: name ?? `#${id}`, slug: slug ?? `#${id}` }
}

async function loadAttributes({ db, site }: ImportExportContext, languageId: number): Promise<Attribute[]> {
  const { attributes, attributeTexts, attributeValues, attributeValueTexts } = schema
  const rows = await db
    .select({ id: attributes.id, code: attributes.code, input: attributes.input, unit: attributes.unit, label: attributeTexts.label })
    .from(attributes)
    .leftJoin(attributeTexts, and(eq(attributeTexts.attributeId, attributes.id), eq(attributeTexts.languageId, languageId)))
    .where(eq(attributes.siteId, site.id))
    .orderBy(asc(attributes.position), asc(attributes.id))
  const values = await db
    .select({
      attributeId: attributeValues.attributeId,
      id: attributeValues.id,
      key: attributeValues.key,
      label: attributeValueTexts.label,
    })
    .from(attributeValues)
    .innerJoin(attributes, and(eq(attributes.id, attributeValues.attributeId), eq(attributes.siteId, site.id)))
    .leftJoin(attributeValueTexts, and(eq(attributeValueTexts.valueId, attributeValues.id), eq(attributeValueTexts.languageId, languageId)))
    .orderBy(asc(attributeValues.id))
  const byAttribute = groupBy(values, (row) => row.attributeId)
  return rows.map((row) => ({
    ...row,
    label: row.label ?? row.code,
    values: (byAttribute.get(row.id) ?? []).map(({ id, key, label }) => ({ id, key, label: label ?? key })),
  }))
}
