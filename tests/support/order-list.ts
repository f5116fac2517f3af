import { vi } from 'vitest'
import { call } from '@/lib/api/client'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { OfficeOrderItem } from '@/lib/api/v2/ecommerce/order/office.schema'

/** A paid order of one item. */
export function orderItem(id: number, parts: Partial<OfficeOrderItem> = {}): OfficeOrderItem {
  return {
    id,
    number: `2026-00000${id}`,
    orderSlug: `n${id}`,
    store: 1,
    status: 'paid',
    paymentKind: 'bankTransfer',
    way: 'home',
    createdAt: '2026-11-27T10:00:00.000Z',
    customer: 'Ana Anić',
    email: 'ana@primjer.hr',
    orderTotal: 10,
    itemCount: 1,
    payment: 'Uplata',
    delivery: 'Dostava',
    withdrawals: 0,
    paymentCheckedBy: null,
    undecided: 0,
    isPartlySent: false,
    payBy: null,
    printedAt: null,
    refunded: 0,
    holds: 0,
    ...parts,
  }
}

/** The list's first page with these orders. */
export function orderPage(records: OfficeOrderItem[], totalRecords = records.length) {
  return { records, page: 1, totalPages: Math.ceil(totalRecords / 25), totalRecords, limit: 25, counts: { all: totalRecords } }
}

/** Answers the calls of the list's screen, which has no saved views; `call` is mocked by the test file. */
export function serveOrderList(answer: () => ReturnType<typeof orderPage>) {
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === officeOrderApi.filter ? answer() : []))
}
