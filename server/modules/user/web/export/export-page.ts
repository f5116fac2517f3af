import { formatDateTime } from '@/lib/text/dates'

import { formatPrice } from '@/lib/money/money'
import { escapeHtml } from '@/server/modules/mail/templates/layout'
import type { PersonalData } from './collect-data'

type Table = { title: string; columns: string[]; rows: string[][] }

/** The data as one HTML page without scripts or external resources. */
export function exportPage(data: PersonalData, siteName: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Moji podaci: ${escapeHtml(siteName)}</title><style>${style}</style>`
  const lead = `<p>Sve što ${escapeHtml(siteName)} zna o vama, ${escapeHtml(formatDateTime(data.madeAt))}. Isto za računala stoji u datoteci podaci.json.</p>`
  return `<!doctype html><html lang="hr"><head>${head}</head><body><h1>Moji podaci</h1>${lead}${tablesOf(data).map(section).join('')}</body></html>`
}

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1a16}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ddd}h2{margin-top:2.5rem}'

function section({ title, columns, rows }: Table) {
  if (rows.length === 0) return `<h2>${escapeHtml(title)}</h2><p>Ničega nema.</p>`
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')
  return `<h2>${escapeHtml(title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function lineList(lines: readonly { name: string; quantity: number }[]) {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}

function yesOrNo(is: boolean) {
  return is ? 'da' : 'ne'
}

function tablesOf({
  account,
  addresses,
  orders,
  cart,
  wishes,
  words,
  consents,
  newsletter,
  answers,
  devices,
  services,
}: PersonalData): Table[] {
  const when = (moment: string | null) => (moment === null ? '' : formatDateTime(moment))
  return [
    {
      title: 'Račun',
      columns: ['Podatak', 'Vrijednost'],
      rows: [
        ['Ime i prezime', `${account.details.firstName} ${account.details.lastName}`],
        ['E-pošta', account.email],
        ['E-pošta potvrđena', yesOrNo(account.isVerified)],
        ['Tvrtka', account.company?.name ?? ''],
        ['OIB tvrtke', account.company?.oib ?? ''],
        ['Članska kartica', account.memberCardBarcode ?? ''],
        ['Otvoren', when(account.since)],
        ['Briše se', when(account.deletionAt)],
      ],
    },
    {
      title: 'Adrese',
      columns: ['Namjena', 'Adresa', 'Telefon', 'E-pošta'],
      rows: addresses.map((one) => [
        { main: 'za račune', shipping: 'za dostavu', billing: 'drugi račun', other: 'ostalo' }[one.type],
        `${one.firstName} ${one.lastName}, ${one.street} ${one.houseNumber}, ${one.zipCode} ${one.city}, ${one.country}`,
        one.contactPhone,
        one.contactEmail,
      ]),
    },
    {
      title: 'Narudžbe',
      columns: ['Broj', 'Vrijeme', 'Stavke', 'Ukupno', 'Računi'],
      rows: orders.map(({ number, createdAt, lines, total, invoices }) => [
        number,
        when(createdAt),
        lineList(lines),
        formatPrice(total),
        invoices.map((paper) => paper.number).join(', '),
      ]),
    },
    {
      title: 'Odustanci',
      columns: ['Narudžba', 'Vrijeme', 'Stavke', 'Ime', 'Poruka', 'Ishod', 'Odgovor'],
      rows: orders.flatMap(({ number, withdrawals }) =>
        withdrawals.map(({ requestedAt, lines, name, words: said, state, answer }) => [
          number,
          when(requestedAt),
          lineList(lines),
          name,
          said,
          { requested: 'čeka odgovor', accepted: 'prihvaćen', refused: 'odbijen', ended: 'riješen s cijelom narudžbom' }[state],
          answer,
        ]),
      ),
    },
    { title: 'Košarica', columns: ['Proizvod', 'Komada'], rows: cart.map(({ name, quantity }) => [name, String(quantity)]) },
    { title: 'Popis želja', columns: ['Proizvod', 'Od'], rows: wishes.map(({ name, since }) => [name, when(since)]) },
    {
      title: 'Recenzije i komentari',
      columns: ['O čemu', 'Ocjena', 'Tekst', 'Vrijeme'],
      rows: words.map(({ about, rating, text, at }) => [about, rating === null ? '' : String(rating), text, when(at)]),
    },
    {
      title: 'Privole',
      columns: ['Privola', 'Inačica', 'Odluka', 'Vrijeme'],
      rows: consents.map(({ name, version, given, at }) => [name, String(version), given ? 'dana' : 'povučena', when(at)]),
    },
    {
      title: 'Newsletter',
      columns: ['Od', 'Do'],
      rows: newsletter ? [[when(newsletter.since), when(newsletter.until)]] : [],
    },
    {
      title: 'Ispunjeni obrasci',
      columns: ['Obrazac', 'Upisano', 'Vrijeme'],
      rows: answers.map(({ form, answers: given, at }) => [
        form,
        given.map(({ label, value }) => `${label}: ${typeof value === 'string' ? value : yesOrNo(value)}`).join('; '),
        when(at),
      ]),
    },
    {
      title: 'Prijavljeni uređaji',
      columns: ['Uređaj', 'Od', 'Zadnji put'],
      rows: devices.map(({ device, since, lastSeenAt }) => [device, when(since), when(lastSeenAt)]),
    },
    {
      title: 'Prijava preko drugih usluga',
      columns: ['Usluga', 'Oznaka kod nje', 'Od'],
      rows: services.map(({ provider, subject, since }) => [provider, subject, when(since)]),
    },
  ]
}
