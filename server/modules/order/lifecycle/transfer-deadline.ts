import { endOfDay } from '@/lib/text/dates'
import { addWorkingDays } from '@/lib/croatia/working-days'

/** Working days: so long the buyer has from the reminder, and so long money is on its way that was sent on the last day. */
const reminderDays = 2
const transferTimeDays = 2
/** So long after its last day an order is still chased, ms: it covers a shop that stood still, not orders of a time when nobody was chased. */
const staleAfterMs = 30 * 86_400_000

/** `days`: working days that the merchant waits for a transfer. */
export type PendingTransfer = { createdAt: Date; remindedAt: Date | null; days: number }

/** The end of the last day to pay: never sooner than the reminder leaves time for. */
export function paymentDeadline({ createdAt, remindedAt, days }: PendingTransfer): Date {
  const own = addWorkingDays(createdAt, days)
  const told = remindedAt === null ? own : addWorkingDays(remindedAt, reminderDays)
  return endOfDay(told > own ? told : own)
}

/** What to do now about an order that a transfer is waited for: nobody is given up without having been reminded, and `leave` is the merchant's to end. */
export function nextTransferStep(waiting: PendingTransfer, now: Date): 'wait' | 'remind' | 'giveUp' | 'leave' {
  const { createdAt, remindedAt, days } = waiting
  if (now.getTime() > paymentDeadline(waiting).getTime() + staleAfterMs) return 'leave'
  if (remindedAt === null) return now >= addWorkingDays(createdAt, Math.max(1, days - reminderDays)) ? 'remind' : 'wait'
  return now > endOfDay(addWorkingDays(paymentDeadline(waiting), transferTimeDays)) ? 'giveUp' : 'wait'
}
