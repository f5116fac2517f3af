import { formatPrice, fromCents } from '@/lib/money/money'
import type { CarriedParcel } from '@/server/adapters/carrier/port'
import { createPdf, type PdfPart, type Pdf } from '@/server/adapters/pdf/pdf'
import { colours, mm, styles } from '@/server/adapters/pdf/styles'
import type { Style } from '@/server/adapters/pdf/typesetter'
import { fillText, texts } from '@/server/core/texts'
import { code128, quietZone, type Code128 } from './code128'

const { labels: words } = texts
/** What staff and drivers read is Croatian. */
const locale = 'hr'
const countries = new Intl.DisplayNames([locale], { type: 'region' })

/** A6 in points. */
const page = { width: 105 * mm, height: 148 * mm, margin: 7 * mm }
const [left, right] = [page.margin, page.width - page.margin]
const width = right - left
const barcode = { top: 117 * mm, height: 17 * mm }
const facts = { top: 103 * mm }

type Labelled = { parcel: CarriedParcel; trackingNumber: string; symbol: Code128 }

/** The label of the shop's own delivery: A6, a page for each package (docs/rules/orders.md#local-labels). The same parcel gives the same bytes. */
export async function drawShippingLabel(parcel: CarriedParcel, trackingNumber: string): Promise<Buffer> {
  const symbol = await code128(trackingNumber)
  const title = fillText(words.title, { number: trackingNumber })
  const pdf = createPdf({ locale, title, createdAt: parcel.requestedAt, size: 'A6' })
  for (let number = 1; number <= parcel.packages; number++) pdf.draw(labelPart({ parcel, trackingNumber, symbol }, number))
  return (await pdf.join()).content
}

function labelPart(label: Labelled, number: number): PdfPart {
  return {
    head: () => page.margin,
    body: (pdf) => {
      drawHead(pdf, label.parcel, number)
      drawRecipient(pdf, label.parcel)
      drawFacts(pdf, label.parcel)
      drawBarcode(pdf, label)
    },
    foot: () => {},
  }
}

/** The shop, the return address, and which of several packages this is. */
function drawHead(pdf: Pdf, { shop, sender, packages }: CarriedParcel, number: number) {
  const { doc, type, root } = pdf
  pdf.drawArtifact(() => doc.rect(0, 0, page.width, 2 * mm).fill(colours.lamp))
  const count = packages > 1 ? fillText(words.package, { number, packages }) : ''
  const countWidth = count ? type.measure(count, packageStyle) + 8 : 0
  root.child('P').draw(() => {
    pdf.y = set(pdf, shop, { style: fitted(pdf, shop, styles.wordmark, width - countWidth), width: width - countWidth })
  })
  if (count) root.child('P').draw(() => type.set(count, { x: left, top: page.margin, width, style: packageStyle, align: 'right' }))
  const address = `${sender.name}, ${sender.street} ${sender.houseNumber}`.trim()
  const lines = [address, `${sender.zipCode} ${sender.city}, ${sender.phone}`]
  root.child('P').draw(() => {
    pdf.y = type.set(fillText(words.returnTo, { address: lines.join(', ') }), { x: left, top: pdf.y + 1, width, style: styles.tiny }) + 6
  })
  rule(pdf, pdf.y, 1.2)
  pdf.y += 8
}

function drawRecipient(pdf: Pdf, { recipient, pickupPoint }: CarriedParcel) {
  const { root } = pdf
  const { name, contact, street, houseNumber, zipCode, city, country, phone } = recipient
  // At a collection point its address leads the driver, and the buyer's name whoever hands the parcel out.
  const place = pickupPoint ? [pickupPoint.text] : [`${street} ${houseNumber}`]
  const section = root.child('Sect')
  section.child('H1').draw(() => {
    pdf.y = set(pdf, pickupPoint ? words.pickupPoint : words.recipient, { top: pdf.y, style: styles.label }) + 2
  })
  section.child('P').draw(() => {
    line(pdf, name, large)
    if (contact !== name) line(pdf, contact, medium)
    for (const text of place) line(pdf, text, medium)
    if (!pickupPoint) line(pdf, `${zipCode} ${city}`, large)
    if (country !== 'HR') line(pdf, countries.of(country) ?? country, medium)
    pdf.y += 4
    line(pdf, fillText(words.phone, { phone }), { ...styles.strong, size: 12 })
  })
}

/** What the driver collects, and what the packer compares. */
function drawFacts(pdf: Pdf, { collectCents, orderNumber, weightGrams }: CarriedParcel) {
  const { doc, type, root } = pdf
  if (collectCents !== null) {
    const top = facts.top - 14 * mm
    pdf.drawArtifact(() => doc.rect(left, top, width, 11 * mm).fill(colours.ink))
    const white = { face: 'strong', color: colours.white, leading: 1.2 } as const
    root.child('P').draw(() => {
      type.set(words.collect, { x: left + 8, top: top + 9, width, style: { ...white, size: 11 } })
      const amount = formatPrice(fromCents(collectCents), locale)
      type.set(amount, { x: left, top: top + 5, width: width - 8, style: { ...white, size: 18 }, align: 'right' })
    })
  }
  rule(pdf, facts.top)
  const weight = weightGrams === null ? '' : fillText(words.weight, { weight: kilograms(weightGrams) })
  const rest = [weight, collectCents === null ? words.nothingToCollect : ''].filter(Boolean).join(', ')
  root.child('P').draw(() => {
    type.set(fillText(words.order, { number: orderNumber }), {
      x: left,
      top: facts.top + 8,
      width,
      style: { ...styles.strong, size: 10.5 },
    })
    type.set(rest, { x: left, top: facts.top + 8, width, style: styles.soft, align: 'right' })
  })
}

function drawBarcode(pdf: Pdf, { trackingNumber, symbol }: Labelled) {
  const { doc, type, root } = pdf
  const barUnit = width / (symbol.width + 2 * quietZone)
  pdf.drawArtifact(() => {
    for (const bar of symbol.bars) doc.rect(left + (quietZone + bar.x) * barUnit, barcode.top, bar.width * barUnit, barcode.height)
    doc.fill('#000000')
  })
  const top = barcode.top + barcode.height + 3
  root.child('P').draw(() => type.set(trackingNumber, { x: left, top, width, style: { ...styles.strong, size: 13 }, align: 'center' }))
}

const packageStyle: Style = { face: 'strong', size: 13, color: colours.ink, leading: 1.5 }
const large: Style = { face: 'strong', size: 21, color: colours.ink, leading: 1.2 }
const medium: Style = { face: 'text', size: 16, color: colours.ink, leading: 1.24 }

/** A line of the address below what stands above. */
function line(pdf: Pdf, text: string, style: Style) {
  pdf.y = set(pdf, text, { top: pdf.y, style: fitted(pdf, text, style, width) })
}

function set(pdf: Pdf, text: string, { top = page.margin, style, width: own = width }: { top?: number; style: Style; width?: number }) {
  return pdf.type.set(text, { x: left, top, width: own, style })
}

/** The style, smaller where a text would take more than one line; the longest take several of the smallest. */
function fitted({ type }: Pdf, text: string, style: Style, room: number): Style {
  const size = Math.max(11, Math.min(style.size, (style.size * room) / Math.max(1, type.measure(text, style))))
  return { ...style, size: Math.min(style.size, size) }
}

function rule(pdf: Pdf, y: number, thickness = 0.6) {
  pdf.drawRule(y, left, right, colours.ink, thickness)
}

function kilograms(grams: number) {
  return new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(grams / 1000)
}
