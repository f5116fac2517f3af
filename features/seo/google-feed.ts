import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DataOf } from '@/lib/api/endpoint'
import type { feedApi } from '@/lib/api/v1/product/feed'
import type { FeedItem } from '@/lib/api/v1/product/feed.schema'
import { escapeXml } from '@/lib/text/xml'

type Page = DataOf<typeof feedApi.google>
type Shop = Pick<Page, 'url' | 'name' | 'currency'>

function feedStart({ url, name }: Shop): string {
  const channel = [tag('title', name), tag('link', new URL('/', url).href), tag('description', name)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${channel.join('\n')}\n`
}

const feedEnd = '</channel>\n</rss>\n'

/** One item by Google's product data specification, with its length limits (docs/rules/catalog.md#google-feed). */
export function feedItem(item: FeedItem, { url, currency }: Shop): string {
  const absolute = (path: string) => new URL(path, url).href
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`
  const { sale } = item
  const [image = '', ...more] = item.images
  const lines = [
    tag('g:id', item.id),
    tag('g:title', truncate(item.title, 150)),
    tag('g:description', truncate(item.description, 5000)),
    tag('g:link', absolute(item.path)),
    tag('g:image_link', absolute(image)),
    ...more.map((one) => tag('g:additional_image_link', absolute(one))),
    tag('g:availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    tag('g:price', money(item.price)),
    sale && tag('g:sale_price', money(sale.price)),
    sale?.from && sale.until && tag('g:sale_price_effective_date', `${formatMinute(sale.from)}/${formatMinute(sale.until)}`),
    tag('g:condition', 'new'),
    item.brand && tag('g:brand', truncate(item.brand, 70)),
    item.gtin ? tag('g:gtin', item.gtin) : tag('g:identifier_exists', 'no'),
    item.group && tag('g:item_group_id', item.group),
    ...item.choices.map(choiceTag),
    item.shelves.length > 0 && tag('g:product_type', truncate(item.shelves.join(' > '), 750)),
    item.weightGrams && tag('g:shipping_weight', `${item.weightGrams} g`),
  ]
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>\n`
}

/** Items written before other requests get a turn: a page of products with many variants has thousands. */
const itemsPerTurn = 100

/** The items of a page as text, the first page with the head of the feed. */
export async function feedPageText(page: Page, isFirst: boolean): Promise<string> {
  const texts = isFirst ? [feedStart(page)] : []
  for (const [index, item] of page.items.entries()) {
    texts.push(feedItem(item, page))
    if (index % itemsPerTurn === itemsPerTurn - 1) await nextTurn()
  }
  return texts.join('')
}

type PageText = { text: string; next: number | null }

/** Streams the feed page by page; `loadPage` runs only when the previous page has been read. */
export function feedStream(first: PageText, loadPage: (after: number) => Promise<PageText>): ReadableStream<Uint8Array> {
  const chunks = feedChunks(first, loadPage)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return()
    },
  })
}

async function* feedChunks(first: PageText, loadPage: (after: number) => Promise<PageText>): AsyncGenerator<string, void> {
  for (let page = first; ; page = await loadPage(page.next)) {
    // A stream does not enqueue empty text.
    if (page.text !== '') yield page.text
    if (page.next === null) break
  }
  yield feedEnd
}

/** A choice without a role that Google knows becomes a product detail (docs/rules/catalog.md#attribute-roles). */
function choiceTag({ role, label, value }: FeedItem['choices'][number]) {
  if (role) return tag(`g:${role}`, truncate(value, 100))
  return `<g:product_detail>${tag('g:attribute_name', label)}${tag('g:attribute_value', value)}</g:product_detail>`
}

function truncate(text: string, maxLength: number) {
  // A letter has at most two code units. Splitting a whole long description into letters takes milliseconds.
  const start = text.trim().slice(0, 2 * (maxLength + 1))
  const letters = [...start]
  return letters.length <= maxLength
    ? letters.join('')
    : `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/** '2026-11-20T09:30Z' */
function formatMinute(moment: string) {
  return `${new Date(moment).toISOString().slice(0, 16)}Z`
}

function tag(name: string, text: string) {
  return `<${name}>${escapeXml(text)}</${name}>`
}
