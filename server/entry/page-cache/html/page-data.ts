import { createHash } from 'node:crypto'
import { pageDataLoader } from '@/lib/browser/inline-scripts/page-data-loader'
import { beginsWithPicture } from './scripts-last'

/** A complete page in two files: its HTML, and Next's data for hydration, which the HTML names. */
export type SplitPage = { html: string; data: PageData | null }
export type PageData = { name: string; text: string }

const start = '(self.__next_f=self.__next_f||[]).push([0])'
/** A script of Next with a part of the page's data: 1 is text; with any other kind the page stays whole. */
const part = /<script( nonce="[^"]*")?>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g
/** A script that runs when it is there. */
const script = /<script(?=[^>]* async="")[^>]* src="(\/_next\/[^"]+)"[^>]*><\/script>/

/**
 * Takes the data of hydration out of the page, 13 of 35 KB: a browser paints without it, and on a slow line the largest picture came after it
 * (docs/rules/storefront.md#page-data). A page of another form stays whole. `convert` changes the data first.
 */
export function splitPage(html: string, convert = (text: string) => text): SplitPage {
  const whole = { html, data: null }
  if (!html.includes(`>${start}</script>`) || html.includes('__next_s')) return whole
  let text = ''
  let isKnown = true
  let nonce = ''
  const rest = html.replaceAll(part, (_, attribute: string | undefined, json: string) => {
    const [kind, content] = readPart(json)
    if (kind === 1 && typeof content === 'string') text += content
    else if (kind !== 0) isKnown = false
    nonce = attribute ?? nonce
    return ''
  })
  const at = rest.search(script)
  if (!isKnown || text === '' || at < 0 || rest.includes('self.__next_f')) return whole
  text = convert(text)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  let scripts = ''
  const end = !beginsWithPicture(rest)
    ? rest.slice(at)
    : rest.slice(at).replaceAll(new RegExp(script, 'g'), (_, src: string) => {
        scripts += ` ${src}`
        return ''
      })
  const loader = `<script${nonce} data-page="${name}" data-scripts="${scripts.trim()}">${pageDataLoader}</script>`
  return { html: rest.slice(0, at) + loader + end, data: { name, text } }
}

/** What a script of Next says: JavaScript that is also JSON. */
function readPart(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const prefix = '/_page-data/'

/** The name of the data that is asked for at that address, and the page's address; null for other addresses. */
export function pageDataRequest(url: string): { name: string; pageUrl: string } | null {
  if (!url.startsWith(prefix)) return null
  const end = url.indexOf('/', prefix.length)
  return end < 0 ? { name: '', pageUrl: '/' } : { name: url.slice(prefix.length, end), pageUrl: url.slice(end) }
}
