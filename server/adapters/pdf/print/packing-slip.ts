import type { Order } from '@/lib/api/entities/order.schema'
import { formatPrice, fromCents } from '@/lib/money/money'
import { formatDateTime } from '@/lib/text/dates'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import { drawNotes } from '@/server/adapters/pdf/order-confirmation/notes'
import { addressLines, drawParties, plain, soft, strong, type Party } from '@/server/adapters/pdf/parties'
import type { PdfPart } from '@/server/adapters/pdf/pdf'
import { styles } from '@/server/adapters/pdf/styles'
import { drawTable, layoutColumns } from '@/server/adapters/pdf/table'
import { fillText, texts } from '@/server/core/texts'
import { drawPageNumber } from './page-number'

const { print: labels } = texts
const locale = 'hr'

type SlipLine = { name: string; sku: string; pieces: number; options: { label: string; value: string }[] }
type SlipOrder = Pick<Order, 'number' | 'createdAt' | 'billing' | 'shipping' | 'delivery' | 'payment' | 'gift' | 'message'>
export type PackingSlip = { shop: string; order: SlipOrder; lines: SlipLine[]; collectCents: number | null }

const columns = layoutColumns([
  { title: labels.item, width: 313, align: 'left' },
  { title: labels.sku, width: 120, align: 'left' },
  { title: labels.pieces, width: 60, align: 'right', style: styles.strong },
])

/** What goes into the parcel, without prices but for the sum that the carrier collects (docs/rules/printing.md#packing-slip). */
export function packingSlipPart({ shop, order, lines, collectCents }: PackingSlip): PdfPart {
  const { number, createdAt } = order
  const company = { name: shop }
  return {
    head: (pdf) => drawContinuedHead(pdf, company, `${labels.slip} ${number}`),
    body: (pdf) => {
      drawLetterhead(pdf, company, {
        title: labels.slip,
        strong: fillText(labels.slipNumber, { number }),
        soft: fillText(labels.orderedAt, { moment: formatDateTime(createdAt, locale) }),
      })
      drawParties(pdf, [recipient(order), delivery(order), payment(order, collectCents)])
      drawTable(
        pdf,
        columns,
        lines.map(({ name, sku, pieces, options }) => ({
          name,
          below: options.map((option) => fillText(labels.option, option)),
          cells: [sku, String(pieces)],
        })),
      )
      drawNotes(pdf, order)
    },
    foot: drawPageNumber,
  }
}

function recipient({ shipping, billing }: SlipOrder): Party {
  const to = shipping ?? billing
  const phone = to.contactPhone ? [soft(to.contactPhone)] : []
  return { label: labels.recipient, lines: [strong(`${to.firstName} ${to.lastName}`), ...addressLines(to), ...phone] }
}

function delivery({ delivery: method }: SlipOrder): Party {
  const branch = method?.branch ? [plain(method.branch)] : []
  return { label: labels.delivery, lines: [strong(method?.name ?? texts.documents.noDelivery), ...branch] }
}

function payment({ payment: { name } }: SlipOrder, collectCents: number | null): Party {
  const amount = collectCents === null ? null : formatPrice(fromCents(collectCents), locale)
  return { label: labels.payment, lines: [plain(name), ...(amount ? [strong(fillText(labels.collect, { amount }))] : [])] }
}
