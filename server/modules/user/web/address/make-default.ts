import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import type { Ctx } from '@/server/core/context'
import { addresses } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { addressColumns, requireAddress, lockAddressBook, releaseType, loadAddress } from './address-book'
import { validateAddress } from './validate-address'

export async function makeDefault(ctx: Ctx, { id, type }: ParsedOf<typeof addressApi.makeDefault>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const book = await lockAddressBook(tx, userId)
    const chosen = requireAddress(book, id)
    if (chosen.type === type) return chosen
    const { id: _id, countryId: _country, ...address } = chosen
    const countryId = await validateAddress(ctx, tx, { ...address, type })
    await releaseType(tx, book, { type, id })
    const isFree = chosen.type === 'other'
    if (isFree) await tx.update(addresses).set({ type }).where(eq(addresses.id, id))
    const [copy] = isFree
      ? []
      : await tx
          .insert(addresses)
          .values({ ...addressColumns({ ...address, type }, countryId), userId, createdAt: ctx.now() })
          .returning({ id: addresses.id })
    return loadAddress(tx, { userId, id: copy?.id ?? id })
  })
}
