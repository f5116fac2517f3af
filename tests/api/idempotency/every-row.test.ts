import { count, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { operations } from '@/server/api/modules'
import { operationId } from '@/server/api/openapi/operation-id'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { events } from '@/server/db/schema/calendar'
import { cartItems, carts } from '@/server/db/schema/cart'
import { comments } from '@/server/db/schema/cms'
import { customerNotes } from '@/server/db/schema/customer'
import { formEntries, formReplies } from '@/server/db/schema/form'
import { officeRuns, officeViews } from '@/server/db/schema/office'
import { orderEvents, orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { orderRefunds } from '@/server/db/schema/refund'
import { releases } from '@/server/db/schema/release'
import { shipments } from '@/server/db/schema/shipment'
import { auditLog } from '@/server/db/schema/site'
import { stockMovements } from '@/server/db/schema/stock'
import { wishlistItems } from '@/server/db/schema/user'
import { failureOf } from '@/tests/support/http/caller'
import { elsewhere, scenarios, setUpScenarios } from './scenarios'

// docs/rules/platform.md#idempotency-key: every row that declares the header is called twice with the same key and body on the real back end.

setUpScenarios()

const { db } = database()

/** Rows of the tables that these calls write. */
async function effects() {
  const tables: PgTable[] = [
    carts,
    cartItems,
    orders,
    orderEvents,
    orderRefunds,
    shipments,
    stockMovements,
    officeViews,
    officeRuns,
    withdrawals,
    customerNotes,
    events,
    comments,
    wishlistItems,
    formEntries,
    formReplies,
    releases,
    outbox,
    auditLog,
  ]
  const counts = []
  for (const table of tables) counts.push((await db.select({ rows: count() }).from(table))[0]?.rows)
  const pieces = await db.select({ sum: sql<number>`coalesce(sum(quantity), 0)::int` }).from(cartItems)
  return [...counts, pieces[0]?.sum]
}

const declared = operations.filter(({ endpoint }) => endpoint.idempotencyKey)

it('covers every row that declares the header', () => {
  expect(declared.map(operationId).toSorted()).toEqual([...Object.keys(scenarios), ...Object.keys(elsewhere)].toSorted())
})

describe.each(Object.entries(scenarios))('%s', (id, arrange) => {
  it('answers a repeat as before and does nothing more', async () => {
    const { caller, endpoint, input, change } = await arrange()
    const headers = { 'idempotency-key': `ponovljeno-${id}` }
    const first = await caller.call(endpoint, input, headers)
    const after = await effects()
    expect(await caller.call(endpoint, input, headers)).toEqual(first)
    expect(await effects()).toEqual(after)
    if (Object.keys(change).length === 0) return
    expect(await failureOf(caller.call(endpoint, { ...input, ...change }, headers))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await effects()).toEqual(after)
  })
})
