import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { RichNode } from '@/lib/api/entities/common.schema'
import type { newPostApi } from '@/lib/api/v1/cms/post/office'
import type { Document } from '@/lib/documents/document'
import { orderedSections } from '@/lib/documents/sections'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { posts, postTexts } from '@/server/db/schema/cms'
import { requireValidDocuments } from '../../draft/checks/document-problems'
import { loadTemplate, type Template } from '../../post-type/templates'
import { sanitizeRichText } from '../../rich-text/sanitize'
import { claimNewSlug } from '../../slug/slugs'
import { loadOfficePost, postTags, requireRightToShow } from './posts'
import { writePostFields } from './write-post'

/** docs/rules/content.md#new-post */
export async function create(ctx: Ctx, { title, slug, excerpt, postTypeId, ...fields }: ParsedOf<typeof newPostApi.create>) {
  return inTransaction(ctx, async (tx) => {
    await claimNewSlug(ctx, tx, slug)
    const template = await findTemplate(ctx, tx, postTypeId)
    if (template) await requireValidDocuments(ctx, tx, [{ key: `postType:${template.id}`, document: template.document }])
    const body = template ? richTextOf(template.document) : { type: 'doc', content: [] }
    const [row] = await tx.insert(posts).values({ siteId: ctx.site.id, createdAt: ctx.now() }).returning({ id: posts.id })
    if (!row) throw new Error('The post was not written.')
    const own = { postId: row.id, languageId: ctx.language.id, siteId: ctx.site.id }
    await tx.insert(postTexts).values({ ...own, slug, title, excerpt, body })
    await writePostFields(ctx, tx, { id: row.id, fields: { ...(template ? { postType: template.slug } : {}), ...fields } })
    await audit(ctx, tx, { action: 'post.create', target: `post:${row.id}`, detail: { slug, postTypeId, ...fields } })
    await ctx.invalidateTags(tx, postTags(row.id))
    const post = await loadOfficePost(ctx, tx, row.id)
    await requireRightToShow(ctx, tx, post.state)
    return post
  })
}

async function findTemplate(ctx: Ctx, tx: Transaction, id: number | undefined): Promise<Template | null> {
  if (id === undefined) return null
  return loadTemplate(ctx, tx, id).catch((error: unknown) => {
    throw new AppError('VALIDATION', { fieldErrors: { postTypeId: ['unknown'] } }, error)
  })
}

/** The rich text of a template's sections, one after another: a post has one text. */
function richTextOf(document: Document): RichNode {
  const texts = orderedSections(document).flatMap(({ section }) => {
    const { meta } = section
    const fields = typeof meta === 'object' && meta !== null ? Object.values(meta) : []
    return fields.flatMap((field) => {
      const parsed = RichNode.safeParse(field)
      return parsed.success && parsed.data.type === 'doc' ? (parsed.data.content ?? []) : []
    })
  })
  return sanitizeRichText({ type: 'doc', content: texts })
}
