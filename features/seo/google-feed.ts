import type { DataOf } from '@/lib/api/endpoint'
import type { feedApi } from '@/lib/api/v1/product/feed'
import type { FeedItem } from '@/lib/api/v1/product/feed.schema'
import { escapeXml } from '@/lib/text/xml'

type Page = DataOf<typeof feedApi.google>
type Shop = Pick<Page, 'url' | 'name' | 'currency'>

/** How attributes of ours are called there; what has no name of its own is a detail. */
const namedChoices: Record<string, string> = { boja: 'color', velicina: 'size', materijal: 'material', uzorak: 'pattern' }

function feedStart({ url, name }: Shop): string {
  const facts = [tag('title', name), tag('link', new URL('/', url).href), tag('description', name)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${facts.join('\n')}\n`
}

const feedEnd = '</channel>\n</rss>\n'

/** One item, by Google's product data specification. */
export function feedItem(item: FeedItem, { url, currency }: Shop): string {
  const absolute = (path: string) => new URL(path, url).href
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`
  const { sale } = item
  const [image = '', ...more] = item.images
  const lines = [
    tag('g:id', item.id),
    tag('g:title', cut(item.title, 150)),
    tag('g:description', cut(item.description, 5000)),
    tag('g:link', absolute(item.path)),
    tag('g:image_link', absolute(image)),
    ...more.map((one) => tag('g:additional_image_link', absolute(one))),
    tag('g:availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    tag('g:price', money(item.price)),
    sale && tag('g:sale_price', money(sale.price)),
    sale?.from && sale.until && tag('g:sale_price_effective_date', `${minute(sale.from)}/${minute(sale.until)}`),
    tag('g:condition', 'new'),
    item.brand && tag('g:brand', cut(item.brand, 70)),
    item.gtin ? tag('g:gtin', item.gtin) : tag('g:identifier_exists', 'no'),
    item.group && tag('g:item_group_id', item.group),
    ...item.choices.map(choice),
    item.shelves.length > 0 && tag('g:product_type', cut(item.shelves.join(' > '), 750)),
    item.weightGrams && tag('g:shipping_weight', `${item.weightGrams} g`),
  ]
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>\n`
}

/** The whole feed, piece by piece: `loadPage` is asked for the next products only when the last ones have been read. */
export function feedStream(first: Page, loadPage: (after: number) => Promise<Page>): ReadableStream<Uint8Array> {
  const pieces = feedPieces(first, loadPage)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return()
    },
  })
}

async function* feedPieces(first: Page, loadPage: (after: number) => Promise<Page>): AsyncGenerator<string, void> {
  yield feedStart(first)
  for (let page = first; ; page = await loadPage(page.next)) {
    yield page.items.map((item) => feedItem(item, page)).join('')
    if (page.next === null) break
  }
  yield feedEnd
}

function choice({ code, label, value }: FeedItem['choices'][number]) {
  const name = namedChoices[code]
  if (name) return tag(`g:${name}`, cut(value, 100))
  return `<g:product_detail>${tag('g:attribute_name', label)}${tag('g:attribute_value', value)}</g:product_detail>`
}

function cut(text: string, most: number) {
  const letters = [...text.trim()]
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** '2026-11-20T09:30Z' */
function minute(moment: string) {
  return `${new Date(moment).toISOString().slice(0, 16)}Z`
}

function tag(name: string, text: string) {
  return `<${name}>${escapeXml(text)}</${name}>`
}
