import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { categories, categoryTexts } from '@/server/db/schema/category'
import type { EditableDocument } from './editable-document'
import { hasValues, pictureField, pictureOf, textOf } from './fields'
import { lockRow } from './lock-row'

/** A category of products. */
export function categoryDocument(id: number): EditableDocument {
  return {
    scope: 'catalogue',
    tags: async (tx, changed) => ['catalogue', ...(changed.name === undefined ? [] : await loadProductTags(tx, id))],
    lock: (tx) => lockRow(tx, categories, id),
    async read(ctx, db) {
      const { name, description, imageId, imageAlt } = await loadRow(ctx, db, id)
      return { v: 1, sections: {}, page: { name, description, image: pictureField(imageId, imageAlt) } }
    },
    async publish(ctx, tx, { document: { page = {} } }) {
      await loadRow(ctx, tx, id)
      const image = await pictureOf(ctx, tx, { fields: page, name: 'image' })
      if (image !== undefined)
        await tx
          .update(categories)
          .set({ imageId: image?.mediaId ?? null })
          .where(eq(categories.id, id))
      const own = {
        name: textOf(page, 'name', { maxLength: 140, isRequired: true }),
        description: textOf(page, 'description', { maxLength: 5000 }),
        imageAlt: image === null ? null : image?.alt,
      }
      if (hasValues(own))
        await tx
          .update(categoryTexts)
          .set(own)
          .where(and(eq(categoryTexts.categoryId, id), eq(categoryTexts.languageId, ctx.language.id)))
    },
  }
}

/** The pages of the products whose breadcrumbs name it. */
async function loadProductTags(tx: Tx, categoryId: number): Promise<string[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    with recursive within as (
      select id from categories where id = ${categoryId}
      union
      select c.id from within join categories c on c.parent_id = within.id
    )
    select distinct pc.product_id as id from within join product_categories pc on pc.category_id = within.id`)
  return rows.map((row) => `product:${row.id}`)
}

async function loadRow(ctx: Ctx, db: Tx, id: number) {
  const { name, description, imageAlt } = categoryTexts
  const [row] = await db
    .select({ name, description, imageAlt, imageId: categories.imageId })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.categoryId))
    .where(and(eq(categoryTexts.categoryId, id), eq(categoryTexts.siteId, ctx.site.id), eq(categoryTexts.languageId, ctx.language.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
