import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { failedRequests } from '@/server/db/schema/cms'
import { redirects } from '@/server/db/schema/site'
import { inTransaction } from '@/server/core/transaction'
import { isSameSiteUrl } from '@/server/core/same-site-url'
import { lockRedirects, saveRedirect } from '@/server/modules/cms/redirect/save-redirect'
import { findRedirect } from '@/server/modules/cms/redirect/find-redirect'
import { findAddressKind, redirectRefusal } from './address-kind'
import { presentRedirect } from './filter'

type Input = ParsedOf<typeof officeRedirectApi.create>

/** Redirects `from` to `to` (301) and deletes the counted path. */
export async function create(ctx: Ctx, wanted: Input) {
  return inTransaction(ctx, async (tx) => {
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
  if (!url) throw fieldError('from', 'Upišite adresu ove trgovine, na primjer /stara-stranica.')
  if (url.search) throw fieldError('from', 'Adrese se ne razlikuju po onome iza upitnika. Upišite samo dio ispred njega.')
  const path = url.pathname.replace(/(?<=.)\/+$/, '')
  const never = redirectRefusal(path)
  if (never) throw fieldError('from', never)
  const moved = await findRedirect(ctx.site.id, path)
  if (moved) throw fieldError('from', `Ova adresa već vodi na ${moved.to}. Najprije obrišite to preusmjerenje.`)
  if (await findAddressKind(ctx, path)) throw fieldError('from', 'Na ovoj adresi već nešto stoji, pa se ne može preusmjeriti.')
  return path
}

/** @throws VALIDATION (docs/rules/content.md#redirect-target) */
async function validateTarget(ctx: Ctx, { to }: Input): Promise<string> {
  const url = parseOwnUrl(ctx, to)
  if (!url || url.pathname.includes('//')) throw fieldError('to', 'Upišite adresu ove trgovine, na primjer /shop.')
  const moved = await findRedirect(ctx.site.id, url.pathname)
  if (moved) throw fieldError('to', `Ta adresa i sama vodi na ${moved.to}. Upišite tu adresu.`)
  if ((await findAddressKind(ctx, url.pathname)) !== 'page')
    throw fieldError('to', 'Na toj adresi nema ničega. Otvorite stranicu i prepišite njezinu adresu.')
  return `${url.pathname}${url.search}${url.hash}`
}

function parseOwnUrl({ site }: Ctx, written: string): URL | null {
  return isSameSiteUrl(written, site.url) ? new URL(written, site.url) : null
}

function fieldError(field: keyof Input, message: string) {
  return new AppError('VALIDATION', { fieldErrors: { [field]: [message] } })
}
