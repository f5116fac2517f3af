import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { productMedia, products, productTexts, samplePages } from '@/server/db/schema/product'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'
import { applyChangesets } from '@/server/modules/product/import-export/apply/apply-changesets'
import { noAddressChanges } from '@/server/modules/product/import-export/diff/diff-addresses'
import type { ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'
import { diffText } from '@/server/modules/product/import-export/diff/diff-text'
import { loadStoredProducts, type StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'
import type { EditableDocument } from './editable-document'
import { documentField, documentOf } from './document-field'
import { picturesField, picturesOf, richTextField, richTextOf, textOf, type Fields, type PictureUse } from './fields'
import { lockRow } from './lock-row'

/** Texts and pictures of a product. Written as the import writes them; prices, stock and everything else stay (docs/rules/editing.md#changed-elsewhere). */
export function productDocument(id: number): EditableDocument {
  return {
    scope: 'catalogue',
    tags: (tx) => loadProductCacheTags(tx, [id]),
    lock: (tx) => lockRow(tx, products, id),
    async read(ctx, db) {
      const { description, seoTitle, seoDescription, sampleDocumentId, ...texts } = await loadTexts(ctx, db, id)
      const pictures = picturesField(await loadPictureUses(ctx, db, id))
      const seo = { seoTitle: seoTitle ?? '', seoDescription: seoDescription ?? '' }
      const samples = { samplePages: picturesField(await loadSamplePages(db, id)), sampleDocument: documentField(sampleDocumentId) }
      return { v: 1, sections: {}, page: { ...texts, description: richTextField(description), ...seo, pictures, ...samples } }
    },
    async publish(ctx, tx, { document: { page = {} } }) {
      await loadTexts(ctx, tx, id)
      const current = (await loadStoredProducts(tx, [id])).get(id)
      if (!current) throw new AppError('NOT_FOUND')
      const pictures = await picturesOf(ctx, tx, { fields: page, name: 'pictures' })
      const pages = await picturesOf(ctx, tx, { fields: page, name: 'samplePages' })
      const sampleDocumentId = await documentOf(ctx, tx, { fields: page, name: 'sampleDocument' })
      const lists = { ...(pictures && { mediaIds: idsOf(pictures) }), ...(pages && { samplePageIds: idsOf(pages) }) }
      const changeset = { ...unchanged(current), texts: diffTexts(ctx, current, page), lists }
      await applyChangesets({ tx, now: ctx.now(), products: new Map([[id, current.product]]) }, [changeset])
      if (pictures) await writeAlts(ctx, tx, { productId: id, pictures })
      if (sampleDocumentId !== undefined) await tx.update(products).set({ sampleDocumentId }).where(eq(products.id, id))
    },
  }
}

async function loadTexts(ctx: Ctx, db: Tx, id: number) {
  const { name, summary, description, seoTitle, seoDescription } = productTexts
  const [row] = await db
    .select({ name, summary, description, seoTitle, seoDescription, sampleDocumentId: products.sampleDocumentId })
    .from(productTexts)
    .innerJoin(products, and(eq(products.id, productTexts.productId), eq(products.archived, false)))
    .where(and(eq(productTexts.productId, id), eq(productTexts.siteId, ctx.site.id), eq(productTexts.languageId, ctx.language.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

async function loadPictureUses(ctx: Ctx, db: Tx, id: number): Promise<PictureUse[]> {
  const rows = await db
    .select({ mediaId: productMedia.mediaId, alts: productMedia.alts })
    .from(productMedia)
    .where(eq(productMedia.productId, id))
    .orderBy(asc(productMedia.position), asc(productMedia.mediaId))
  return rows.map(({ mediaId, alts }) => ({ mediaId, alt: alts[ctx.language.code] ?? null }))
}

async function loadSamplePages(db: Tx, id: number): Promise<PictureUse[]> {
  const rows = await db
    .select({ mediaId: samplePages.mediaId })
    .from(samplePages)
    .where(eq(samplePages.productId, id))
    .orderBy(asc(samplePages.position), asc(samplePages.mediaId))
  return rows.map(({ mediaId }) => ({ mediaId, alt: null }))
}

const idsOf = (pictures: readonly PictureUse[]) => pictures.map(({ mediaId }) => mediaId)

/** Search columns and slug follow the name as they do in an import: the database derives the first, the second stays. */
function diffTexts(ctx: Ctx, { texts }: StoredProduct, fields: Fields): ProductChangeset['texts'] {
  const current = texts.find(({ languageId }) => languageId === ctx.language.id)
  if (!current) throw new AppError('NOT_FOUND')
  const seoTitle = textOf(fields, 'seoTitle', { maxLength: 300 })
  const seoDescription = textOf(fields, 'seoDescription')
  const requested = {
    name: textOf(fields, 'name', { maxLength: 200, isRequired: true }),
    summary: textOf(fields, 'summary'),
    description: richTextOf(fields, 'description', current.description),
    seoTitle: seoTitle === '' ? null : seoTitle,
    seoDescription: seoDescription === '' ? null : seoDescription,
  }
  const change = diffText({ current, requested, hasNewAttributes: false, keywords: { before: '', after: '' } }, current)
  return change ? [change] : []
}

function unchanged({ product: { id, sku } }: StoredProduct): ProductChangeset {
  return {
    id,
    sku,
    isNew: false,
    core: null,
    texts: [],
    prices: { end: [], remove: [], add: [] },
    stock: null,
    lists: {},
    changed: [],
    addresses: noAddressChanges,
    warnings: [],
  }
}

async function writeAlts(ctx: Ctx, tx: Transaction, { productId, pictures }: { productId: number; pictures: readonly PictureUse[] }) {
  const rows = await tx.select().from(productMedia).where(eq(productMedia.productId, productId))
  for (const { mediaId, alts } of rows) {
    const { [ctx.language.code]: _, ...others } = alts
    const alt = pictures.find((picture) => picture.mediaId === mediaId)?.alt ?? null
    await tx
      .update(productMedia)
      .set({ alts: alt === null ? others : { ...others, [ctx.language.code]: alt } })
      .where(and(eq(productMedia.productId, productId), eq(productMedia.mediaId, mediaId)))
  }
}
