import { defineList, type Query } from '@/features/admin/table/define-list'
import { idsOf, oneOf, pageOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'

/** The views of orders that one prints from. */
export const printViews = ['pack', 'send', 'sent', 'all'] as const satisfies OrderView[]

/** What the list shows, as its address says (docs/rules/printing.md#print-screen). */
export const printList = defineList({
  path: '/admin/print',
  parse: (query: Query) => ({
    view: oneOf(query.view, printViews, 'pack'),
    q: wordsOf(query.q),
    page: pageOf(query.page),
    // The orders that are chosen from the start.
    ids: idsOf(query.ids),
  }),
})

/** The list's address with these orders chosen; views that one does not print from become all. */
export function printHref({ view, q }: { view: OrderView; q: string }, ids: Iterable<number>) {
  return printList.href(printList.parse({}), { view: oneOf(view, printViews, 'all'), q, ids: [...ids] })
}

export type PrintState = ReturnType<typeof printList.parse>
