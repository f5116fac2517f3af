import { AppError } from '@/lib/api/errors'
import type { Ctx, SiteInfo } from '@/server/core/context'
import { loadSigningKey, readSignedValue, signValue } from '@/server/core/security/signing'
import type { Tx } from '@/server/db/client'

const lifetimeMs = 10 * 60_000

/** A temporary address of the label's file. The caller has checked the right. */
export async function signLabelUrl({ db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>, shipmentId: number) {
  const value = `${shipmentId} ${now().getTime() + lifetimeMs}`
  return { url: `/api/v2/ecommerce/order/office/shipment/file/${signValue(await loadSigningKey(db, site.id), 'label', value)}` }
}

/** The parcel of a key. @throws NOT_FOUND for a key that is not ours, or over */
export async function readLabelKey(db: Tx, site: Pick<SiteInfo, 'id'>, { key, now }: { key: string; now: Date }): Promise<number> {
  const value = readSignedValue(await loadSigningKey(db, site.id), 'label', key)
  const [id = 0, until = 0] = (value ?? '').split(' ').map(Number)
  if (value === null || until < now.getTime()) throw new AppError('NOT_FOUND')
  return id
}
