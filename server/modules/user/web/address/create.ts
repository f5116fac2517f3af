import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import type { Ctx } from '@/server/core/context'
import { addresses } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { signedIn } from '../../signed-in'
import { columnsOf, lockBook, makeWay, readBack } from './book'
import { checkAddress } from './check-address'
import { isSame } from './is-same'

/** More than anybody lives at. */
export const longestBook = 50

export async function create(ctx: Ctx, input: ParsedOf<typeof addressApi.create>) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const book = await lockBook(tx, userId)
    const countryId = await checkAddress(ctx, tx, input)
    // A double click, or a repeat after an answer that was lost: by then the first may serve a purpose that this one is asked for without.
    const same = book.find((address) => (address.type === input.type || input.type === 'other') && isSame(address, input))
    if (same) return same
    if (book.length >= longestBook) throw new AppError('ADDRESS_BOOK_FULL')
    await makeWay(tx, book, input)
    const [added] = await tx
      .insert(addresses)
      .values({ ...columnsOf(input, countryId), userId, createdAt: ctx.now() })
      .returning({ id: addresses.id })
    return readBack(tx, { userId, id: added?.id ?? 0 })
  })
}
