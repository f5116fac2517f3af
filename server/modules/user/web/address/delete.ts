import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import type { Ctx } from '@/server/core/context'
import { addresses } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { requireAddress, lockAddressBook } from './address-book'

/** Orders keep their own copy. */
export async function deleteAddress(ctx: Ctx, { id }: ParsedOf<typeof addressApi.delete>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    requireAddress(await lockAddressBook(tx, userId), id)
    await tx.delete(addresses).where(eq(addresses.id, id))
    return {}
  })
}
