import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { customerNotes } from '@/server/db/schema/customer'
import { deleteOldIdempotencyKeys } from '@/server/core/idempotency/run-idempotent'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'
import { arranged, setUpScenarios } from './scenarios'

// docs/rules/platform.md#idempotency-key

setUpScenarios()

const { db } = database()

it('does the work again under another key', async () => {
  const { caller, endpoint, input } = await arranged('v1.cms.wishlist.create')
  expect(await caller.call(endpoint, input, { 'idempotency-key': 'prvi' })).toEqual({ added: true })
  expect(await caller.call(endpoint, input, { 'idempotency-key': 'drugi' })).toEqual({ added: false })
  expect(await caller.call(endpoint, input, { 'idempotency-key': 'prvi' })).toEqual({ added: true })
})

it('does the work once when both requests arrive together', async () => {
  const { caller, endpoint, input } = await arranged('v1.user.office.customer.note')
  const before = (await db.select().from(customerNotes)).length
  await Promise.all([1, 2].map(() => caller.call(endpoint, input, { 'idempotency-key': 'istodobno' })))
  expect(await db.select().from(customerNotes)).toHaveLength(before + 1)
})

it('keeps no key of a refused call', async () => {
  const { caller, endpoint, input } = await arranged('v1.cms.wishlist.create')
  const key = { 'idempotency-key': 'odbijeno' }
  expect(await failureOf(caller.call(endpoint, { ...input, product_id: 2_000_000_000 }, key))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await caller.call(endpoint, input, key)).toEqual({ added: true })
})

it('keeps keys apart by caller, and forgets them after a week', async () => {
  const { endpoint, input, caller } = await arranged('v1.cms.wishlist.create')
  const key = { 'idempotency-key': 'isti-kljuc' }
  expect(await caller.call(endpoint, input, key)).toEqual({ added: true })
  expect(await (await createUser()).call(endpoint, input, key)).toEqual({ added: true })
  expect(await deleteOldIdempotencyKeys(() => new Date(Date.now() + 6 * 86_400_000))).toBe(0)
  expect(await deleteOldIdempotencyKeys(() => new Date(Date.now() + 8 * 86_400_000))).toBeGreaterThan(0)
  expect(await caller.call(endpoint, input, key)).toEqual({ added: false })
})
