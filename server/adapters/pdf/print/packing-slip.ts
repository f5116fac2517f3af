import type { Order } from '@/lib/api/entities/order.schema'
import { formatPrice, fromCents } from '@/lib/money/money'
import { formatDateTime } from '@/lib/text/dates'
import { drawContinuedHead, drawLetterhead } from '@/server/adapters/pdf/letterhead'
import { drawNotes } from '@/server/adapters/pdf/order-confirmation/notes'
import { addressLines, drawParties, plain, soft, strong, type Party } from '@/server/adapters/pdf/parties'
import type { Part } from '@/server/adapters/pdf/sheet'
import { styles } from '@/server/adapters/pdf/styles'
import { drawTable, layoutColumns } from '@/server/adapters/pdf/table'
import { fillText, texts } from '@/server/core/texts'
import { drawPageNumber } from './page-number'

const { print: labels } = texts
const locale = 'hr'

type SlipLine = { name: string; sku: string; pieces: number; options: { label: string; value: string }[] }
type Slipped = Pick<Order, 'number' | 'createdAt' | 'billing' | 'shipping' | 'delivery' | 'payment' | 'gift' | 'message'>
export type PackingSlip = { shop: string; order: Slipped; lines: SlipLine[]; collectCents: number | null }

const columns = layoutColumns([
  { title: labels.item, width: 313, align: 'left' },
  { title: labels.sku, width: 120, align: 'left' },
  { title: labels.pieces, width: 60, align: 'right', style: styles.strong },
])

/** What goes into the parcel, without prices but for the sum that the carrier collects (docs/rules/printing.md#packing-slip). */
export function packingSlipPart({ shop, order, lines, collectCents }: PackingSlip): Part {
  const { number, createdAt } = order
  const company = { name: shop }
  return {
    head: (sheet) => drawContinuedHead(sheet, company, `${labels.slip} ${number}`),
    body: (sheet) => {
      drawLetterhead(sheet, company, {
        title: labels.slip,
        strong: fillText(labels.slipNumber, { number }),
        soft: fillText(labels.orderedAt, { moment: formatDateTime(createdAt, locale) }),
      })
      drawParties(sheet, [recipient(order), delivery(order), payment(order, collectCents)])
      drawTable(
        sheet,
        columns,
        lines.map(({ name, sku, pieces, options }) => ({
          name,
          below: options.map((option) => fillText(labels.option, option)),
          cells: [sku, String(pieces)],
        })),
      )
      drawNotes(sheet, order)
    },
    foot: drawPageNumber,
  }
}

function recipient({ shipping, billing }: Slipped): Party {
  const to = shipping ?? billing
  const phone = to.contactPhone ? [soft(to.contactPhone)] : []
  return { label: labels.recipient, lines: [strong(`${to.firstName} ${to.lastName}`), ...addressLines(to), ...phone] }
}

function delivery({ delivery: method }: Slipped): Party {
  const branch = method?.branch ? [plain(method.branch)] : []
  return { label: labels.delivery, lines: [strong(method?.name ?? texts.documents.noDelivery), ...branch] }
}

function payment({ payment: { name } }: Slipped, collectCents: number | null): Party {
  const amount = collectCents === null ? null : formatPrice(fromCents(collectCents), locale)
  return { label: labels.payment, lines: [plain(name), ...(amount ? [strong(fillText(labels.collect, { amount }))] : [])] }
}
