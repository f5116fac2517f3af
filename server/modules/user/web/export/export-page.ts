import { formatDate, formatDateTime } from '@/lib/text/dates'
import { formatPrice } from '@/lib/money/money'
import type { Locale } from '@/lib/i18n/routing'
import { fillText, textsOf, type PublicTexts } from '@/server/core/texts'
import { escapeHtml } from '@/server/modules/mail/templates/frame/layout'
import type { PersonalData } from './collect-data'

type Labels = PublicTexts['dataExport']
type Table = { title: string; columns: string[]; rows: string[][] }

/** The data as one HTML page without scripts or external resources, with the shop's words in a language. */
export function exportPage(data: PersonalData, { siteName, locale }: { siteName: string; locale: Locale }): string {
  const { dataExport: labels } = textsOf(locale)
  const title = escapeHtml(fillText(labels.documentTitle, { site: siteName }))
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`
  const values = { site: siteName, moment: formatDateTime(data.madeAt, locale), file: `${labels.jsonName}.json` }
  const lead = `<p>${escapeHtml(fillText(labels.lead, values))}</p>`
  const tables = tablesOf(data, locale).map((table) => section(table, labels))
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body><h1>${escapeHtml(labels.title)}</h1>${lead}${tables.join('')}</body></html>`
}

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1a16}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ddd}h2{margin-top:2.5rem}'

function section({ title, columns, rows }: Table, labels: Labels) {
  if (rows.length === 0) return `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(labels.empty)}</p>`
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')
  return `<h2>${escapeHtml(title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function lineList(lines: readonly { name: string; quantity: number }[]) {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}

function tablesOf(data: PersonalData, locale: Locale): Table[] {
  const { dataExport: labels } = textsOf(locale)
  const {
    email,
    account,
    addresses,
    orders,
    cart,
    wishlist,
    comments,
    consents,
    newsletter,
    stockNotices,
    seats,
    answers,
    privacyRequests,
    devices,
    services,
  } = data
  const when = (moment: string | null) => (moment === null ? '' : formatDateTime(moment, locale))
  const yesOrNo = (is: boolean) => (is ? labels.yes : labels.no)
  return [
    {
      title: labels.account,
      columns: [labels.field, labels.value],
      rows: account
        ? [
            [labels.fullName, `${account.details.firstName} ${account.details.lastName}`],
            [labels.email, account.email],
            [labels.emailVerified, yesOrNo(account.isVerified)],
            [labels.company, account.company?.name ?? ''],
            [labels.companyOib, account.company?.oib ?? ''],
            [labels.memberCard, account.memberCardBarcode ?? ''],
            [labels.openedAt, when(account.since)],
            [labels.deletedAt, when(account.deletionAt)],
          ]
        : [[labels.email, email]],
    },
    {
      title: labels.addresses,
      columns: [labels.purpose, labels.address, labels.phone, labels.email],
      rows: addresses.map((one) => [
        labels.addressTypes[one.type],
        `${one.firstName} ${one.lastName}, ${one.street} ${one.houseNumber}, ${one.zipCode} ${one.city}, ${one.country}`,
        one.contactPhone,
        one.contactEmail,
      ]),
    },
    {
      title: labels.orders,
      columns: [labels.number, labels.moment, labels.items, labels.total, labels.invoices],
      rows: orders.map(({ number, createdAt, lines, total, invoices }) => [
        number,
        when(createdAt),
        lineList(lines),
        formatPrice(total, locale),
        invoices.map((paper) => paper.number).join(', '),
      ]),
    },
    {
      title: labels.parcels,
      columns: [labels.order, labels.moment, labels.parcel],
      rows: orders.flatMap(({ number, parcels }) =>
        parcels.map(({ sentAt, carrier, tracking, url }) => [number, when(sentAt), [carrier, tracking, url].filter(Boolean).join(' ')]),
      ),
    },
    {
      title: labels.refunds,
      columns: [labels.order, labels.moment, labels.total, labels.message, labels.bankAccount],
      rows: orders.flatMap(({ number, refunds }) =>
        refunds.map(({ at, total, reason, iban }) => [number, when(at), formatPrice(total, locale), reason, iban]),
      ),
    },
    {
      title: labels.returns,
      columns: [labels.order, labels.moment, labels.message, labels.outcome],
      rows: orders.flatMap(({ number, returns }) =>
        returns.map(({ openedAt, reason, note, state }) => [
          number,
          when(openedAt),
          [reason, note].filter(Boolean).join(' '),
          labels.returnStates[state],
        ]),
      ),
    },
    {
      title: labels.edits,
      columns: [labels.order, labels.moment, labels.before, labels.total, labels.message, labels.outcome],
      rows: orders.flatMap(({ number, edits }) =>
        edits.map(({ at, before, after, reason, state }) => [
          number,
          when(at),
          formatPrice(before, locale),
          formatPrice(after, locale),
          reason,
          labels.editStates[state],
        ]),
      ),
    },
    {
      title: labels.withdrawals,
      columns: [labels.order, labels.moment, labels.items, labels.name, labels.message, labels.outcome, labels.answer],
      rows: orders.flatMap(({ number, withdrawals }) =>
        withdrawals.map(({ requestedAt, lines, name, note, state, answer }) => [
          number,
          when(requestedAt),
          lineList(lines),
          name,
          note,
          labels.withdrawalStates[state],
          answer,
        ]),
      ),
    },
    { title: labels.cart, columns: [labels.product, labels.quantity], rows: cart.map(({ name, quantity }) => [name, String(quantity)]) },
    { title: labels.wishlist, columns: [labels.product, labels.since], rows: wishlist.map(({ name, since }) => [name, when(since)]) },
    {
      title: labels.comments,
      columns: [labels.about, labels.rating, labels.text, labels.moment],
      rows: comments.map(({ about, rating, text, at }) => [about, rating === null ? '' : String(rating), text, when(at)]),
    },
    {
      title: labels.consents,
      columns: [labels.consent, labels.version, labels.decision, labels.moment, labels.proven],
      rows: consents.map(({ name, version, given, at, proof }) => [
        name,
        String(version),
        given ? labels.given : labels.withdrawn,
        when(at),
        labels.consentProofs[proof],
      ]),
    },
    {
      title: labels.newsletter,
      columns: [labels.email, labels.since, labels.until],
      rows: newsletter.map(({ email: address, since, until }) => [address, when(since), when(until)]),
    },
    {
      title: labels.stockNotices,
      columns: [labels.product, labels.since],
      rows: stockNotices.map(({ name, since }) => [name, when(since)]),
    },
    {
      title: labels.seats,
      columns: [labels.event, labels.moment, labels.fullName, labels.seatCount, labels.since],
      rows: seats.map(({ event, startsAt, name, seats: count, since }) => [event, when(startsAt), name, String(count), when(since)]),
    },
    {
      title: labels.forms,
      columns: [labels.form, labels.written, labels.moment, labels.answer],
      rows: answers.map(({ form, answers: given, at, replies }) => [
        form,
        given.map(({ label, value }) => `${label}: ${typeof value === 'string' ? value : yesOrNo(value)}`).join('; '),
        when(at),
        replies.map((reply) => `${when(reply.at)}: ${reply.text}`).join('; '),
      ]),
    },
    {
      title: labels.privacyRequests,
      columns: [labels.request, labels.since, labels.outcome, labels.text, labels.message],
      rows: privacyRequests.map(({ kind, receivedOn, state, note, extensionReason, answer }) => [
        labels.privacyKinds[kind],
        formatDate(receivedOn, locale),
        labels.privacyStates[state],
        note,
        [extensionReason, answer].filter(Boolean).join('; '),
      ]),
    },
    {
      title: labels.devices,
      columns: [labels.device, labels.since, labels.lastSeen],
      rows: devices.map(({ device, since, lastSeenAt }) => [device, when(since), when(lastSeenAt)]),
    },
    {
      title: labels.services,
      columns: [labels.service, labels.subject, labels.since],
      rows: services.map(({ provider, subject, since }) => [provider, subject, when(since)]),
    },
  ]
}
