import { formatDateTime } from '@/lib/text/dates'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import type { Part } from '@/server/adapters/pdf/sheet'
import { styles } from '@/server/adapters/pdf/styles'
import { drawTable, layoutColumns } from '@/server/adapters/pdf/table'
import { fillText, texts } from '@/server/core/texts'
import { drawPageNumber } from './page-number'

const { print: labels } = texts
/** What staff reads is Croatian (docs/rules/mail.md#mail-language). */
const locale = 'hr'

export type PickedItem = { name: string; sku: string; pieces: number; orders: { number: string; pieces: number }[] }
export type PickList = { shop: string; printedAt: Date; orderCount: number; items: PickedItem[] }

const columns = layoutColumns([
  { title: labels.item, width: 313, align: 'left' },
  { title: labels.sku, width: 120, align: 'left' },
  { title: labels.pieces, width: 60, align: 'right', style: styles.strong },
])

/** What is fetched from the shelves: each product once, with the orders that want it (docs/rules/printing.md#pick-list). */
export function pickListPart({ shop, printedAt, orderCount, items }: PickList): Part {
  const company = { name: shop }
  return {
    head: (sheet) => drawContinuedHead(sheet, company, labels.pickList),
    body: (sheet) => {
      drawLetterhead(sheet, company, {
        title: labels.pickList,
        strong: fillText(labels.orderCount, { count: orderCount }),
        soft: fillText(labels.printedAt, { moment: formatDateTime(printedAt, locale) }),
      })
      drawTable(
        sheet,
        columns,
        items.map(({ name, sku, pieces, orders }) => ({ name, below: [ordersOf(orders)], cells: [sku, String(pieces)] })),
      )
    },
    foot: drawPageNumber,
  }
}

function ordersOf(orders: PickedItem['orders']): string {
  return fillText(labels.orders, {
    orders: orders.map(({ number, pieces }) => fillText(labels.orderPieces, { number, pieces })).join(', '),
  })
}
