import type { Order } from '@/lib/api/entities/order.schema'
import { formatPrice } from '@/lib/money/money'
import { styles } from '@/server/adapters/pdf/styles'
import { fillText, textsOf, type PublicTexts } from '@/server/core/texts'
import type { Pdf } from '../pdf'
import { layoutColumns, drawTable } from '../table'

/** Widths fit 9.999,99 € and a quantity of 9999. */
function orderColumns(labels: PublicTexts['documents']) {
  return layoutColumns([
    { title: labels.items, width: 252, align: 'left' },
    { title: labels.price, width: 74, align: 'right' },
    { title: labels.quantity, width: 52, align: 'right' },
    { title: labels.vat, width: 40, align: 'right' },
    { title: labels.amount, width: 75.28, align: 'right', style: styles.strong },
  ])
}

/** Line items with name, options and SKU. */
export function drawLines(pdf: Pdf, { items }: Order) {
  const labels = textsOf(pdf.locale).documents
  const rows = items.map(({ name, sku, optionLabels, finalPrice, qty, vatRate, row }) => ({
    name,
    below: [...optionLabels.map(({ label, value }) => (value ? `${label}: ${value}` : label)), fillText(labels.sku, { sku })],
    cells: [formatPrice(finalPrice, pdf.locale), String(qty), `${vatRate}\u00a0%`, formatPrice(row, pdf.locale)],
  }))
  drawTable(pdf, orderColumns(labels), rows)
}
