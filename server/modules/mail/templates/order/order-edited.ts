import { z } from 'zod'
import { Order } from '@/lib/api/entities/order.schema'
import { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import type { Locale } from '@/lib/i18n/routing'
import { formatCents } from '@/lib/money/money'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { block, details, heading, mailPage, paragraph, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { describeChanges } from './describe-changes'
import { addressLines, joinPairs, orderTable, orderText, transferPairs, orderButton, orderAddress } from './order-parts'

/** `order`: as it is; of a proposed edit, as it was. Money in cents; `payBy`: ISO time, '' without a deadline. */
const Data = z.object({
  order: Order,
  url: z.string(),
  changes: EditChanges,
  reason: z.string().default(''),
  money: z.object({ kind: z.enum(['none', 'due', 'refund', 'surcharge', 'paid']), by: z.enum(['provider', 'hand']), cents: z.number() }),
  payBy: z.string().default(''),
  /** The attached invoice. */
  invoiceId: z.number().nullable().default(null),
})
type Edited = z.output<typeof Data>

/** An order that staff edited, or whose edit waits until its difference is paid (docs/rules/orders.md#edit-mail). */
export const orderEdited = mailTemplate(Data, (edited, site) => {
  const { order, url, changes, reason, money, invoiceId } = edited
  const { locale } = site
  const { mails } = textsOf(locale)
  const labels = mails.orderEdited
  const { number } = order
  const isProposed = money.kind === 'surcharge'
  const title = isProposed ? labels.proposedTitle : labels.title
  const intro = fillText(isProposed ? labels.proposed : labels.edited, { number })
  const changed = describeChanges(changes, locale)
  const pairs = isToBeTransferred(edited) ? transferPairs(order, locale) : []
  const before = [...(reason ? [reason] : []), ...addressNote(edited, locale), ...moneyNotes(edited, locale)]
  const after = [
    ...(isProposed && pairs.length > 0 ? [labels.surchargeTransferElse] : []),
    ...(invoiceId === null ? [] : [fillText(mails.orderUpdates.attached, { document: mails.orderUpdates.invoice })]),
  ]
  const content = isProposed ? [] : [heading(fillText(mails.orderNumber, { number })), ...orderTable(order, locale)]
  return {
    subject: fillText(isProposed ? labels.proposedSubject : labels.subject, { number }),
    html: mailPage(site, title, [
      paragraph(intro),
      block(changed),
      ...before.map(paragraph),
      ...(pairs.length > 0 ? [details(pairs)] : []),
      ...after.map(paragraph),
      ...content,
      ...orderButton(url, locale),
    ]),
    text: plainText(site, [
      title,
      intro,
      changed.join('\n'),
      ...before,
      ...(pairs.length > 0 ? [joinPairs(pairs)] : []),
      ...after,
      ...(isProposed ? [] : orderText(order, locale)),
      ...orderAddress(url, locale),
    ]),
  }
})

function isToBeTransferred({ order, money }: Edited) {
  return money.by === 'hand' && (money.kind === 'due' || money.kind === 'surcharge') && order.payment.bankTransfer !== null
}

/** A proposed edit's order still has its old address. */
function addressNote({ order, changes, money }: Edited, locale: Locale): string[] {
  if (!changes.hasAddress || !order.shipping || money.kind === 'surcharge') return []
  return [fillText(textsOf(locale).mails.orderEdited.address, { address: addressLines(order.shipping, locale).join(', ') })]
}

function moneyNotes(edited: Edited, locale: Locale): string[] {
  const { money, payBy } = edited
  const labels = textsOf(locale).mails.orderEdited
  const amount = formatCents(money.cents, locale)
  const at = payBy ? formatDateTime(payBy, locale) : ''
  const isOnline = money.by === 'provider'
  const isTransfer = isToBeTransferred(edited)
  switch (money.kind) {
    case 'none':
      return []
    case 'paid':
      return [fillText(labels.paid, { amount })]
    case 'refund':
      return [fillText(isOnline ? labels.refundOnline : labels.refundByHand, { amount })]
    case 'due':
      if (isOnline) return [fillText(labels.dueOnline, { amount, at })]
      return [fillText(isTransfer ? labels.dueTransfer : labels.dueAtDoor, { amount })]
    case 'surcharge':
      if (isOnline) return [fillText(labels.surchargeOnline, { amount, at })]
      return [fillText(isTransfer ? labels.surchargeTransfer : labels.surchargeByHand, { amount, at })]
  }
  money.kind satisfies never
  return []
}
