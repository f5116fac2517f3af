import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { pages, pageTexts, posts, postTexts, terms, termTexts } from '@/server/db/schema/cms'
import { categories, categoryTexts, productCategories } from '@/server/db/schema/category'
import { products, productTexts } from '@/server/db/schema/product'
import { isPublishedPost } from '@/server/modules/cms/post/published'

type FinderCtx = Pick<Ctx, 'db' | 'site' | 'language' | 'now'>

export async function findPage({ db, site, language }: FinderCtx, slug: string) {
  const [row] = await db
    .select({ id: pages.id })
    .from(pageTexts)
    .innerJoin(pages, and(eq(pages.id, pageTexts.pageId), isNull(pages.archivedAt)))
    .where(
      and(
        eq(pageTexts.siteId, site.id),
        eq(pageTexts.languageId, language.id),
        eq(pageTexts.slug, slug),
        isNotNull(pageTexts.publishedVersionId),
      ),
    )
  return row ? { type: 'page' as const, id: row.id, slug } : null
}

export async function findPost(ctx: FinderCtx, slug: string) {
  const [row] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(and(isPublishedPost(ctx), eq(postTexts.slug, slug)))
  return row ? { type: 'post' as const, id: row.id, slug } : null
}

export async function findProduct({ db, site, language }: FinderCtx, slug: string) {
  const [row] = await db
    .select({ id: products.id })
    .from(productTexts)
    .innerJoin(products, and(eq(products.id, productTexts.productId), eq(products.archived, false), eq(products.isVariant, false)))
    .where(and(eq(productTexts.siteId, site.id), eq(productTexts.languageId, language.id), eq(productTexts.slug, slug)))
  return row ? { type: 'product' as const, id: row.id, slug } : null
}

/** An archived product with its innermost category, for links to similar products. */
export async function findGoneProduct({ db, site, language }: FinderCtx, slug: string) {
  const [row] = await db
    .select({ id: products.id, name: productTexts.name })
    .from(productTexts)
    .innerJoin(products, and(eq(products.id, productTexts.productId), eq(products.archived, true), eq(products.isVariant, false)))
    .where(and(eq(productTexts.siteId, site.id), eq(productTexts.languageId, language.id), eq(productTexts.slug, slug)))
  if (!row) return null
  const assigned = await db
    .select({ id: categories.id, parentId: categories.parentId, name: categoryTexts.name, slug: categoryTexts.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.languageId, language.id)))
    .where(eq(productCategories.productId, row.id))
    .orderBy(categories.id)
  const innermost = assigned.find(({ id }) => assigned.every(({ parentId }) => parentId !== id))
  const category = innermost ? { id: innermost.id, name: innermost.name, slug: innermost.slug } : null
  return { type: 'gone' as const, ...row, category }
}

export async function findProductCategory({ db, site, language }: FinderCtx, slug: string) {
  const [row] = await db
    .select({ id: categories.id })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.categoryId))
    .where(and(eq(categoryTexts.siteId, site.id), eq(categoryTexts.languageId, language.id), eq(categoryTexts.slug, slug)))
  return row ? { type: 'category' as const, of: 'product' as const, id: row.id, slug } : null
}

export async function findPostCategory({ db, site, language }: FinderCtx, slug: string) {
  const [row] = await db
    .select({ id: terms.id })
    .from(termTexts)
    .innerJoin(terms, and(eq(terms.id, termTexts.termId), eq(terms.type, 'category')))
    .where(and(eq(termTexts.siteId, site.id), eq(termTexts.languageId, language.id), eq(termTexts.slug, slug)))
  return row ? { type: 'category' as const, of: 'post' as const, id: row.id, slug } : null
}
