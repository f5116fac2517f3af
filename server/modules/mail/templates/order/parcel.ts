import { z } from 'zod'
import { fillText, textsOf } from '@/server/core/texts'
import { block, button, details, mailPage, paragraph, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { joinPairs, pair, orderButton, orderAddress } from './order-parts'

const Parcel = z.object({
  number: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  /** The carrier's page, https; '' without one. */
  trackingUrl: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  url: z.string(),
})

/** Tells the buyer that one of the order's parcels was sent. About the last one `orderShipped` tells. */
export const parcelSent = mailTemplate(Parcel, ({ number, carrier, tracking, trackingUrl, lines, url }, site) => {
  const { mails } = textsOf(site.locale)
  const labels = mails.parcelSent
  const sent = fillText(labels.sent, { number })
  const items = lines.map((line) => `${line.qty} × ${line.name}`)
  const facts = [...(carrier ? [pair(labels.carrier, carrier)] : []), ...(tracking ? [pair(labels.tracking, tracking)] : [])]
  return {
    subject: fillText(labels.subject, { number }),
    html: mailPage(site, labels.title, [
      paragraph(sent),
      block(items),
      ...(facts.length > 0 ? [details(facts)] : []),
      ...(trackingUrl ? [button(labels.follow, trackingUrl)] : []),
      paragraph(labels.rest),
      ...orderButton(url, site.locale),
    ]),
    text: plainText(site, [
      labels.title,
      sent,
      items.join('\n'),
      ...(facts.length > 0 ? [joinPairs(facts)] : []),
      ...(trackingUrl ? [`${labels.follow}: ${trackingUrl}`] : []),
      labels.rest,
      ...orderAddress(url, site.locale),
    ]),
  }
})
