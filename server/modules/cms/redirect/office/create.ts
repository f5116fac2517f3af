import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import type { Ctx } from '@/server/core/context'
import { failedRequests } from '@/server/db/schema/cms'
import { auditLog, redirects } from '@/server/db/schema/site'
import { inTransaction } from '@/server/core/transaction'
import { isOwnAddress } from '@/server/core/same-site-url'
import { signedIn } from '@/server/modules/user/signed-in'
import { lockAddresses, moveAddress } from '../move-address'
import { movedAddress } from '../moved-address'
import { placeAt } from './place-at'
import { presentRedirect } from './present-redirect'
import { whyNever } from './why-never'

type Wanted = ParsedOf<typeof officeRedirectApi.create>

/** Whoever asks for `from` is sent to `to` from now on (301), and the address is not missing any more. */
export async function create(ctx: Ctx, wanted: Wanted) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockAddresses(ctx, tx)
    const from = await readFrom({ ...ctx, db: tx }, wanted)
    const to = await readTo({ ...ctx, db: tx }, wanted)
    await moveAddress(ctx, tx, { from, to })
    await tx.delete(failedRequests).where(and(eq(failedRequests.siteId, ctx.site.id), eq(failedRequests.path, from)))
    const [made] = await tx
      .select()
      .from(redirects)
      .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.fromPath, from)))
    if (!made) throw new Error(`The redirect from ${from} was not written.`)
    await tx.insert(auditLog).values({
      siteId: ctx.site.id,
      actor: `user:${userId}`,
      action: 'redirect.create',
      target: `redirect:${made.id}`,
      requestId: ctx.requestId,
      detail: { from, to },
    })
    await ctx.dropTags(tx, ['redirects'])
    return presentRedirect(made)
  })
}

/** The path as browsers ask for it. Throws where something stands already, or an address is led away already. */
async function readFrom(ctx: Ctx, { from }: Wanted): Promise<string> {
  const url = ownUrl(ctx, from)
  if (!url) throw wrong('from', 'Upišite adresu ove trgovine, na primjer /stara-stranica.')
  if (url.search) throw wrong('from', 'Adrese se ne razlikuju po onome iza upitnika. Upišite samo dio ispred njega.')
  const path = url.pathname.replace(/(?<=.)\/+$/, '')
  const never = whyNever(path)
  if (never) throw wrong('from', never)
  const moved = await movedAddress(ctx.site.id, path)
  if (moved) throw wrong('from', `Ova adresa već vodi na ${moved.to}. Najprije obrišite to preusmjerenje.`)
  if (await placeAt(ctx, path)) throw wrong('from', 'Na ovoj adresi već nešto stoji, pa se ne može preusmjeriti.')
  return path
}

/**
 * Something stands there and is not led away itself, so that no way leads in a circle. What begins with two slashes would name another site's host
 * in an answer.
 */
async function readTo(ctx: Ctx, { to }: Wanted): Promise<string> {
  const url = ownUrl(ctx, to)
  if (!url || url.pathname.includes('//')) throw wrong('to', 'Upišite adresu ove trgovine, na primjer /shop.')
  const moved = await movedAddress(ctx.site.id, url.pathname)
  if (moved) throw wrong('to', `Ta adresa i sama vodi na ${moved.to}. Upišite tu adresu.`)
  if ((await placeAt(ctx, url.pathname)) !== 'page')
    throw wrong('to', 'Na toj adresi nema ničega. Otvorite stranicu i prepišite njezinu adresu.')
  return `${url.pathname}${url.search}${url.hash}`
}

/** A path of this site, or a whole address of it. */
function ownUrl({ site }: Ctx, written: string): URL | null {
  return isOwnAddress(written, site.url) ? new URL(written, site.url) : null
}

function wrong(field: keyof Wanted, message: string) {
  return new AppError('VALIDATION', { fieldErrors: { [field]: [message] } })
}
