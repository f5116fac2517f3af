import type { Order } from '@/lib/api/entities/order.schema'
import { page, styles, textWidth } from '../look'
import type { Sheet } from '../sheet'
import type { Style } from '../typesetter'

type Party = { label: string; lines: { text: string; style: Style }[] }

const gap = 22

/** Who buys, where it goes, how it is paid: side by side. */
export function parties(sheet: Sheet, order: Order) {
  const columns = [buyer(order), delivery(order), payment(order)]
  const width = (textWidth - gap * (columns.length - 1)) / columns.length
  const top = sheet.y
  const ends = columns.map(({ label, lines }, index) => {
    const x = page.left + index * (width + gap)
    const section = sheet.root.child('Sect')
    let y = top
    section.child('H2').draw(() => {
      y = sheet.type.set(label, { x, top: y, width, style: styles.label }) + 3
    })
    section.child('P').draw(() => {
      for (const { text, style } of lines) y = sheet.type.set(text, { x, top: y, width, style })
    })
    return y
  })
  sheet.y = Math.max(...ends) + 20
}

const strong = (text: string) => ({ text, style: styles.strong })
const plain = (text: string) => ({ text, style: styles.body })
const soft = (text: string) => ({ text, style: styles.soft })

function buyer({ billing, email }: Order): Party {
  const person = `${billing.firstName} ${billing.lastName}`
  const { companyName, companyOIB, contactPhone } = billing
  const contact = [soft(email), ...(contactPhone ? [soft(contactPhone)] : [])]
  if (!companyName && !companyOIB) return { label: 'Kupac', lines: [strong(person), ...addressLines(billing), ...contact] }
  const oib = companyOIB ? [plain(`${billing.country === 'HR' ? 'OIB' : 'Porezni broj'} ${companyOIB}`)] : []
  return {
    label: 'Kupac (podaci za R1 račun)',
    lines: [strong(companyName ?? person), ...oib, ...addressLines(billing), plain(`Kontakt: ${person}`), ...contact],
  }
}

function delivery({ delivery: method, shipping }: Order): Party {
  const label = 'Dostava'
  if (!method) return { label, lines: [plain('Bez dostave: digitalni proizvodi')] }
  const head = [strong(method.name), soft(method.estimate)]
  if (method.branch) return { label, lines: [...head, plain(method.branch)] }
  if (!shipping) return { label, lines: head }
  return { label, lines: [...head, plain(`${shipping.firstName} ${shipping.lastName}`), ...addressLines(shipping)] }
}

function payment(order: Order): Party {
  const how = howPaid(order)
  return { label: 'Plaćanje', lines: [strong(order.payment.name), ...(how ? [soft(how)] : [])] }
}

/** Where the panel below says how to pay, the instructions would say it twice. */
function howPaid({ status, payment: { bankTransfer, instructions } }: Order): string {
  switch (status) {
    case 'awaiting_payment':
      return bankTransfer ? 'Podaci za uplatu su u nastavku.' : instructions
    case 'paid':
    case 'packed':
    case 'shipped':
    case 'delivered':
      return 'Plaćeno.'
    case 'cancelled':
      return 'Narudžba je otkazana.'
    case 'withdrawn':
      return 'Kupac je odustao od kupnje.'
    case 'refunded':
      return 'Novac je vraćen.'
  }
  status satisfies never
}

function addressLines({ street, houseNumber, zipCode, city, country, countryName }: Order['billing']) {
  const lines = [`${street} ${houseNumber}`, `${zipCode} ${city}`, ...(country === 'HR' ? [] : [countryName])]
  return lines.map(plain)
}
