import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { routing } from '@/lib/i18n/routing'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { failedRequests } from '@/server/db/schema/cms'
import { redirects } from '@/server/db/schema/site'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { inTransaction } from '@/server/core/transaction'
import { isSameSiteUrl } from '@/server/core/http/same-site-url'
import { lockRedirects, saveRedirect } from '@/server/modules/cms/redirect/save-redirect'
import { findRedirect } from '@/server/modules/cms/redirect/find-redirect'
import { fillText, texts } from '@/server/core/texts'
import { findAddressKind, redirectRefusal } from './address-kind'
import { presentRedirect } from './filter'

const { redirects: errors } = texts

type Input = ParsedOf<typeof officeRedirectApi.create>

/** Redirects `from` to `to` (301) and deletes the counted path. */
export async function create(ctx: Ctx, wanted: Input) {
  return inTransaction(ctx, async (tx) => {
    await requirePublishRight(ctx, tx)
    await lockRedirects(ctx, tx)
    const from = await validateSource({ ...ctx, db: tx }, wanted)
    const to = await validateTarget({ ...ctx, db: tx }, wanted)
    await saveRedirect(ctx, tx, { from, to })
    await tx.delete(failedRequests).where(and(eq(failedRequests.siteId, ctx.site.id), eq(failedRequests.path, from)))
    const [made] = await tx
      .select()
      .from(redirects)
      .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.fromPath, from)))
    if (!made) throw new Error(`The redirect from ${from} was not written.`)
    await audit(ctx, tx, { action: 'redirect.create', target: `redirect:${made.id}`, detail: { from, to } })
    await ctx.invalidateTags(tx, ['redirects'])
    return presentRedirect(made)
  })
}

/** The normalized path. @throws VALIDATION (docs/rules/content.md#redirect-source) */
async function validateSource(ctx: Ctx, { from }: Input): Promise<string> {
  const url = parseOwnUrl(ctx, from)
  if (!url) throw fieldError('from', errors.ownSource)
  if (url.search) throw fieldError('from', errors.noQuery)
  const path = withoutEndSlash(url.pathname)
  const never = redirectRefusal(path)
  if (never) throw fieldError('from', never)
  const moved = await findRedirect(ctx.site.id, path)
  if (moved) throw fieldError('from', fillText(errors.sourceRedirects, { path: moved.to }))
  if (await findAddressKind(ctx, path)) throw fieldError('from', errors.sourceExists)
  return path
}

/** The normalized target, so that it follows when its page moves. @throws VALIDATION (docs/rules/content.md#redirect-target) */
async function validateTarget(ctx: Ctx, { to }: Input): Promise<string> {
  const url = parseOwnUrl(ctx, to)
  if (!url || url.pathname.includes('//')) throw fieldError('to', errors.ownTarget)
  const path = withoutDefaultLocale(withoutEndSlash(url.pathname))
  const moved = await findRedirect(ctx.site.id, path)
  if (moved) throw fieldError('to', fillText(errors.targetRedirects, { path: moved.to }))
  if ((await findAddressKind(ctx, path)) !== 'page') throw fieldError('to', errors.targetMissing)
  return `${path}${url.search}${url.hash}`
}

function withoutEndSlash(path: string) {
  return path.replace(/(?<=.)\/+$/, '')
}

/** The program redirects `/hr/shop` to `/shop` itself. */
function withoutDefaultLocale(path: string) {
  const [, first, ...rest] = path.split('/')
  return first === routing.defaultLocale ? `/${rest.join('/')}` : path
}

function parseOwnUrl({ site }: Ctx, written: string): URL | null {
  return isSameSiteUrl(written, site.url) ? new URL(written, site.url) : null
}

function fieldError(field: keyof Input, message: string) {
  return new AppError('VALIDATION', { fieldErrors: { [field]: [message] } })
}
