import { eq } from 'drizzle-orm'
import { plainAddress, type AddressInput } from '@/lib/api/entities/address.schema'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import type { Ctx } from '@/server/core/context'
import { addresses } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { addressColumns, requireAddress, lockAddressBook, releaseType, loadAddress } from './address-book'
import { validateAddress } from './validate-address'

export async function update(ctx: Ctx, { id, ...change }: ParsedOf<typeof addressApi.update>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const book = await lockAddressBook(tx, userId)
    const { id: _id, countryId: _country, ...before } = requireAddress(book, id)
    const next: AddressInput = plainAddress({ ...before, ...withoutUndefined(change) })
    const countryId = await validateAddress(ctx, tx, next)
    if (next.type !== before.type) await releaseType(tx, book, { type: next.type, id })
    await tx.update(addresses).set(addressColumns(next, countryId)).where(eq(addresses.id, id))
    return loadAddress(tx, { userId, id })
  })
}

/** Removes undefined keys, so that a spread keeps the stored values. */
function withoutUndefined<T extends object>(change: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  const sent: Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> = { ...change }
  for (const key in sent) if (sent[key] === undefined) delete sent[key]
  return sent
}
