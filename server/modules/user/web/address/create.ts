import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import type { Ctx } from '@/server/core/context'
import { addresses } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { addressColumns, isSameAddress, loadAddress, lockAddressBook, releaseType } from './address-book'
import { validateAddress } from './validate-address'

/** docs/rules/accounts.md#address-book-limit */
export const maxAddresses = 50

export async function create(ctx: Ctx, input: ParsedOf<typeof addressApi.create>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const book = await lockAddressBook(tx, userId)
    const countryId = await validateAddress(ctx, tx, input)
    // The same call again, after its answer was lost, adds no copy. The address may have another type since.
    const same = book.find((address) => (address.type === input.type || input.type === 'other') && isSameAddress(address, input))
    if (same) return same
    if (book.length >= maxAddresses) throw new AppError('ADDRESS_BOOK_FULL')
    await releaseType(tx, book, input)
    const [added] = await tx
      .insert(addresses)
      .values({ ...addressColumns(input, countryId), userId, createdAt: ctx.now() })
      .returning({ id: addresses.id })
    return loadAddress(tx, { userId, id: added?.id ?? 0 })
  })
}
