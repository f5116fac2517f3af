import { textColumns } from './text-columns'

/**
 * Texts that attack HTML, attributes, scripts, templates, styles, URLs, spreadsheets, mail headers, XML and PDF. Injected elements carry `data-zlo`, injected
 * scripts set `window.stolen`.
 */
const hostileTexts: readonly string[] = [
  '"><b data-zlo>',
  '"><b data-zlo onclick=stolen()>',
  ';background:url(https://zlo.example/stil)',
  '<script data-zlo>window.stolen=1</script>',
  '"><img data-zlo src=x onerror=window.stolen=1>',
  "'><svg data-zlo onload=window.stolen=1>",
  '</title></textarea></style></script><script data-zlo>window.stolen=1</script>',
  '<a data-zlo href="javascript:window.stolen=1">x</a>',
  '<iframe data-zlo srcdoc="<script>parent.stolen=1</script>"></iframe>',
  '<!--<b data-zlo>--><b data-zlo>',
  '{{constructor.constructor("window.stolen=1")()}}',
  '${window.stolen=1}',
  ']]><zlo data-zlo="1"/>&zlo;&#x1;',
  '\\u003cb data-zlo\\u003e',
  '&lt;b data-zlo&gt;',
  '\r\nBcc: zlo@zlo.example\r\n\r\n<b data-zlo>',
  ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  "'; drop table orders; --",
]

/** All texts after `mark`, or as many as fit. Each column starts with another text, so all of them appear somewhere. */
export function hostileText(mark: string, maxLength = Number.POSITIVE_INFINITY): string {
  const first = Number(/\d+/.exec(mark)?.[0] ?? 0) % hostileTexts.length
  const rotated = [...hostileTexts.slice(first), ...hostileTexts.slice(0, first)]
  const fitting = rotated.reduce((text, word) => (text.length + 1 + word.length <= maxLength ? `${text} ${word}` : text), mark)
  if (fitting !== mark) return fitting
  const tight = ['<b data-zlo>', '"><b>', '"<'].map((word) => mark + word)
  return tight.find((text) => text.length <= maxLength) ?? '"<'
}

/** Hostile texts that occur in none of these texts. */
export function missingHostileTexts(texts: readonly string[]): string[] {
  return hostileTexts.filter((word) => !texts.some((text) => text.includes(word)))
}

const columns = Object.entries(textColumns).flatMap(([table, own]) => Object.keys(own).map((column) => `${table}.${column}`))

/** The mark of a column. It starts like a formula, for CSV cells. */
export function markOf(column: string) {
  return `=zlo${columns.indexOf(column)};`
}

/** The columns whose marks occur in a text. */
export function marksIn(text: string): Set<string> {
  return new Set([...text.matchAll(/=zlo(\d+);/g)].flatMap(([, index]) => columns[Number(index)] ?? []))
}

/** Injected elements, handlers, URLs and styles in a document. Self-contained, because it also runs in the browser. */
export function activeContentIn(page: Document): string[] {
  const addresses = /^(?:href|src|action|formaction|data|srcset|poster|ping|xlink:href)$/
  const found: string[] = []
  for (const element of page.querySelectorAll('*')) {
    const name = element.localName
    if (name === 'zlo' || (name === 'style' && element.textContent.includes('zlo.example'))) found.push(`<${name}>`)
    for (const attribute of element.attributes) {
      const value = attribute.value
      const isProgram = addresses.test(attribute.name) && /^[\0- ]*(?:javascript|vbscript|data:text)/i.test(value)
      const isForeign = /^on|^data-zlo/i.test(attribute.name) || isProgram || (attribute.name === 'style' && value.includes('zlo.example'))
      if (isForeign) found.push(`<${name} ${attribute.name}="${value.slice(0, 80)}">`)
    }
  }
  for (const facts of page.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(facts.textContent ?? '')
    } catch {
      found.push('facts that are no JSON')
    }
  }
  return found
}
