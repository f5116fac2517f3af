import type { InputOf } from '@/lib/api/endpoint'
import type { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'

/** What is typed in the refund panel. `amount`: as typed, in euros. */
export type RefundForm = {
  pieces: Readonly<Record<number, number>>
  /** Lines that do not go back to stock. */
  notRestocked: ReadonlySet<number>
  delivery: boolean
  amount: string
}

export const emptyRefundForm: RefundForm = { pieces: {}, notRestocked: new Set(), delivery: false, amount: '' }

type RefundRequest = InputOf<typeof officeRefundApi.preview>

/** Reads '12,50' and '12.5' as euros; '' is 0. Null for anything else. */
export function parseAmount(text: string): number | null {
  const written = text.trim().replace(',', '.')
  if (written === '') return 0
  return /^\d{1,6}(\.\d{1,2})?$/.test(written) ? Number(written) : null
}

/** Why an amount cannot be refunded, as a key of its message: it is no number, or more than is left, in euros. */
export function amountProblem(text: string, left: number): 'amountWrong' | 'amountTooHigh' | null {
  const euros = parseAmount(text)
  if (euros === null) return 'amountWrong'
  return euros > left ? 'amountTooHigh' : null
}

/** The request of the form; null while nothing is chosen or the amount is no number. */
export function refundRequest(id: number, { pieces, notRestocked, delivery, amount }: RefundForm): RefundRequest | null {
  const euros = parseAmount(amount)
  if (euros === null) return null
  const lines = Object.entries(pieces).flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId: Number(lineId), quantity, restock: !notRestocked.has(Number(lineId)) }] : [],
  )
  return lines.length > 0 || delivery || euros > 0 ? { id, lines, delivery, amount: euros } : null
}

/** The form with everything that may still be refunded. */
export function wholeRefund({ lines, refundable }: Pick<OfficeOrder, 'lines' | 'refundable'>): RefundForm {
  return {
    ...emptyRefundForm,
    pieces: Object.fromEntries(lines.map(({ id, qty, returned }) => [id, qty - returned])),
    delivery: (refundable?.delivery ?? 0) > 0,
  }
}
