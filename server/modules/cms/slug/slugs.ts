import { and, eq, inArray, ne } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { fillText, texts } from '@/server/core/texts'
import type { Transaction } from '@/server/core/transaction'
import { pageTexts, postTexts } from '@/server/db/schema/cms'
import { redirects } from '@/server/db/schema/site'
import { publicPath } from '../redirect/public-path'
import { forwardRedirects, lockRedirects, removeRedirects, saveRedirect } from '../redirect/save-redirect'

const minLength = 4
const { slugs: errors } = texts

/** Pages and posts share the addresses `/{slug}`. */
type Owner = { kind: 'page' | 'post'; id: number }

/** Why no content may have a slug, as text for editors; null if it may (docs/rules/content.md#slugs). */
function slugProblem(slug: string): string | null {
  if (slug.length < minLength) return errors.short
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return errors.format
  return reservedSlugs.has(slug) ? errors.reserved : null
}

/** Checks the slug of a page or post, and keeps its address from other writers until the transaction ends. @throws VALIDATION at `slug` */
export async function claimSlug(ctx: Ctx, tx: Transaction, { slug, owner }: { slug: string; owner?: Owner }) {
  const problem = slugProblem(slug)
  if (problem) throw slugError(problem)
  await lockRedirects(ctx, tx)
  if (await isTaken(ctx, tx, { slug, owner })) throw slugError(errors.taken)
}

/** As `claimSlug` for new content, whose address must not redirect: visitors of the old address would lose their way until it is published. */
export async function claimNewSlug(ctx: Ctx, tx: Transaction, slug: string) {
  await claimSlug(ctx, tx, { slug })
  const path = pathOf(ctx, slug)
  if (!path) return
  const [moved] = await tx
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.fromPath, path)))
  if (moved) throw slugError(fillText(errors.redirects, { path: moved.to }))
}

type Move = { from: string; to: string; /** Leave a 301 at the old address. */ withRedirect: boolean }

/** Redirects for content that moves from one slug to another (docs/rules/content.md#moved-content). The caller invalidates `redirects` and `links`. */
export async function moveAddress(ctx: Ctx, tx: Transaction, { from, to, withRedirect }: Move) {
  const [oldPath, newPath] = [pathOf(ctx, from), pathOf(ctx, to)]
  if (!oldPath || !newPath) return
  if (withRedirect) return saveRedirect(ctx, tx, { from: oldPath, to: newPath })
  await removeRedirects(ctx, tx, [newPath])
  await forwardRedirects(ctx, tx, [{ from: oldPath, to: newPath }])
}

type SlugIn = { languageId: number; slug: string }

/** Removes redirects from the addresses of content that becomes visible there: they would hide it (docs/rules/content.md#moved-content). */
export async function freeAddresses(ctx: Ctx, tx: Transaction, slugs: readonly SlugIn[]) {
  const paths = ctx.site.languages.flatMap((language) =>
    slugs.flatMap(({ languageId, slug }) => (languageId === language.id ? (publicPath(language, { route: '/[slug]', slug }) ?? []) : [])),
  )
  // The lock of all addresses is taken only where there is something to remove.
  const count = await tx.$count(redirects, and(eq(redirects.siteId, ctx.site.id), inArray(redirects.fromPath, paths)))
  if (count > 0 && (await removeRedirects(ctx, tx, paths))) await ctx.invalidateTags(tx, ['redirects'])
}

export function slugError(message: string) {
  return new AppError('VALIDATION', { fieldErrors: { slug: [message] } })
}

function pathOf({ language }: Ctx, slug: string) {
  return publicPath(language, { route: '/[slug]', slug })
}

async function isTaken({ site, language }: Ctx, tx: Transaction, { slug, owner }: { slug: string; owner?: Owner | undefined }) {
  const idOf = (kind: Owner['kind']) => (owner?.kind === kind ? owner.id : 0)
  const pages = await tx
    .select({ id: pageTexts.id })
    .from(pageTexts)
    .where(
      and(
        eq(pageTexts.siteId, site.id),
        eq(pageTexts.languageId, language.id),
        eq(pageTexts.slug, slug),
        ne(pageTexts.pageId, idOf('page')),
      ),
    )
  const posts = await tx
    .select({ id: postTexts.postId })
    .from(postTexts)
    .where(
      and(
        eq(postTexts.siteId, site.id),
        eq(postTexts.languageId, language.id),
        eq(postTexts.slug, slug),
        ne(postTexts.postId, idOf('post')),
      ),
    )
  return pages.length + posts.length > 0
}
