import { z } from 'zod'
import { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import { formatCents } from '@/lib/money/money'
import { fillText, textsOf } from '@/server/core/texts'
import { block, mailPage, paragraph, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { describeChanges } from './describe-changes'
import { orderAddress, orderButton } from './order-parts'

/** `cents`: the difference that was asked for. */
const Data = z.object({ number: z.string(), url: z.string(), changes: EditChanges, cents: z.number() })

/** A proposed edit that ended: its difference is not to be paid any more (docs/rules/orders.md#edit-ended-mail). */
export const orderEditEnded = mailTemplate(Data, ({ number, url, changes, cents }, site) => {
  const { mails } = textsOf(site.locale)
  const labels = mails.orderEditEnded
  const intro = fillText(labels.ended, { number })
  const changed = describeChanges(changes, site.locale)
  const after = [fillText(labels.doNotPay, { amount: formatCents(cents, site.locale) }), labels.paidAlready]
  return {
    subject: fillText(labels.subject, { number }),
    html: mailPage(site, labels.title, [paragraph(intro), block(changed), ...after.map(paragraph), ...orderButton(url, site.locale)]),
    text: plainText(site, [labels.title, intro, changed.join('\n'), ...after, ...orderAddress(url, site.locale)]),
  }
})
