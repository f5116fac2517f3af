import { AppError } from '@/lib/api/errors'
import type { Ctx, SiteInfo } from '@/server/core/context'
import { loadSigningKey, readSignedValue, signValue } from '@/server/core/security/signing'
import type { Tx } from '@/server/db/client'

const lifetimeMs = 10 * 60_000

/** A temporary address of the file. The caller has checked the right. */
export async function signPrintUrl({ db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>, id: number) {
  const value = `${id} ${now().getTime() + lifetimeMs}`
  return { url: `/api/v2/ecommerce/order/office/print/file/${signValue(await loadSigningKey(db, site.id), 'print', value)}` }
}

/** The id of the print run that a key opens. @throws NOT_FOUND for a key that the shop did not sign, or that has expired */
export async function readPrintKey(db: Tx, site: Pick<SiteInfo, 'id'>, { key, now }: { key: string; now: Date }): Promise<number> {
  const value = readSignedValue(await loadSigningKey(db, site.id), 'print', key)
  const [id = 0, until = 0] = (value ?? '').split(' ').map(Number)
  if (value === null || until < now.getTime()) throw new AppError('NOT_FOUND')
  return id
}
