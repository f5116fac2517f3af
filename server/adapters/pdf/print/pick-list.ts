import { formatDateTime } from '@/lib/text/dates'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import type { PdfPart } from '@/server/adapters/pdf/pdf'
import { styles } from '@/server/adapters/pdf/styles'
import { drawTable, layoutColumns } from '@/server/adapters/pdf/table'
import { fillText, texts } from '@/server/core/texts'
import { drawPageNumber } from './page-number'

const { print: labels } = texts
/** What staff reads is Croatian (docs/rules/mail.md#mail-language). */
const locale = 'hr'

export type PickListItem = { name: string; sku: string; pieces: number; orders: { number: string; pieces: number }[] }
export type PickList = { shop: string; printedAt: Date; orderCount: number; items: PickListItem[] }

const columns = layoutColumns([
  { title: labels.item, width: 313, align: 'left' },
  { title: labels.sku, width: 120, align: 'left' },
  { title: labels.pieces, width: 60, align: 'right', style: styles.strong },
])

/** What is fetched from the shelves: each product once, with the orders that want it (docs/rules/printing.md#pick-list). */
export function pickListPart({ shop, printedAt, orderCount, items }: PickList): PdfPart {
  const company = { name: shop }
  return {
    head: (pdf) => drawContinuedHead(pdf, company, labels.pickList),
    body: (pdf) => {
      drawLetterhead(pdf, company, {
        title: labels.pickList,
        strong: fillText(labels.orderCount, { count: orderCount }),
        soft: fillText(labels.printedAt, { moment: formatDateTime(printedAt, locale) }),
      })
      drawTable(
        pdf,
        columns,
        items.map(({ name, sku, pieces, orders }) => ({ name, below: [ordersOf(orders)], cells: [sku, String(pieces)] })),
      )
    },
    foot: drawPageNumber,
  }
}

function ordersOf(orders: PickListItem['orders']): string {
  return fillText(labels.orders, {
    orders: orders.map(({ number, pieces }) => fillText(labels.orderPieces, { number, pieces })).join(', '),
  })
}
