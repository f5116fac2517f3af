import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import type { Ctx } from '@/server/core/context'
import { addresses } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { signedIn } from '../../signed-in'
import { columnsOf, inBook, lockBook, makeWay, readBack } from './book'
import { checkAddress } from './check-address'

export async function makeDefault(ctx: Ctx, { id, type }: ParsedOf<typeof addressApi.makeDefault>) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const book = await lockBook(tx, userId)
    const chosen = inBook(book, id)
    if (chosen.type === type) return chosen
    const { id: _id, countryId: _country, ...address } = chosen
    const countryId = await checkAddress(ctx, tx, { ...address, type })
    await makeWay(tx, book, { type, id })
    const isFree = chosen.type === 'other'
    if (isFree) await tx.update(addresses).set({ type }).where(eq(addresses.id, id))
    const [copy] = isFree
      ? []
      : await tx
          .insert(addresses)
          .values({ ...columnsOf({ ...address, type }, countryId), userId, createdAt: ctx.now() })
          .returning({ id: addresses.id })
    return readBack(tx, { userId, id: copy?.id ?? id })
  })
}
