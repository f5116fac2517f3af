import { endOfDay } from '@/lib/text/dates'
import { addWorkingDays } from '@/lib/croatia/working-days'

/** Working days: the least time between the reminder and the deadline, and the time a transfer takes. */
const reminderDays = 2
const transferTimeDays = 2
/** Orders whose deadline is older are left to the merchant, ms: they were placed when nobody was reminded (docs/rules/orders.md#transfer-expiry). */
const staleAfterMs = 30 * 86_400_000

/** `days`: the result of `transferWait`. */
export type PendingTransfer = { createdAt: Date; remindedAt: Date | null; days: number }

/** The end of the last day to pay (docs/rules/orders.md#transfer-deadline). */
export function paymentDeadline({ createdAt, remindedAt, days }: PendingTransfer): Date {
  const regular = addWorkingDays(createdAt, days)
  const extended = remindedAt === null ? regular : addWorkingDays(remindedAt, reminderDays)
  return endOfDay(extended > regular ? extended : regular)
}

/** When a transfer that was made until `payBy` has been booked. */
export function transferEnd(payBy: Date): Date {
  return endOfDay(addWorkingDays(payBy, transferTimeDays))
}

/** The next step for a pending transfer; no order is cancelled without a reminder (docs/rules/orders.md#transfer-reminder). */
export function nextTransferStep(transfer: PendingTransfer, now: Date): 'wait' | 'remind' | 'cancel' | 'ignore' {
  const { createdAt, remindedAt, days } = transfer
  if (now.getTime() > paymentDeadline(transfer).getTime() + staleAfterMs) return 'ignore'
  if (remindedAt === null) return now >= addWorkingDays(createdAt, Math.max(1, days - reminderDays)) ? 'remind' : 'wait'
  return now > transferEnd(paymentDeadline(transfer)) ? 'cancel' : 'wait'
}
