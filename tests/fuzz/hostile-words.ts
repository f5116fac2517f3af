import { textColumns } from './text-columns'

/**
 * Words that want to be a program wherever they are shown: in HTML, an attribute, a script, a template, a style, an address, a spreadsheet, a header
 * of a mail, XML, a PDF. An element that comes of them carries `data-zlo`, and a script of theirs leaves `window.stolen`.
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

/**
 * All of them after `mark`, by which they are found again, or as many as fit. Each column begins with another: where few fit, all the same stand
 * somewhere.
 */
export function hostileText(mark: string, most = Number.POSITIVE_INFINITY): string {
  const first = Number(/\d+/.exec(mark)?.[0] ?? 0) % hostileTexts.length
  const rotated = [...hostileTexts.slice(first), ...hostileTexts.slice(0, first)]
  const fitting = rotated.reduce((text, word) => (text.length + 1 + word.length <= most ? `${text} ${word}` : text), mark)
  if (fitting !== mark) return fitting
  const tight = ['<b data-zlo>', '"><b>', '"<'].map((word) => mark + word)
  return tight.find((text) => text.length <= most) ?? '"<'
}

/** Those that stand in none of these texts. */
export function missingHostileTexts(texts: readonly string[]): string[] {
  return hostileTexts.filter((word) => !texts.some((text) => text.includes(word)))
}

const columns = Object.entries(textColumns).flatMap(([table, own]) => Object.keys(own).map((column) => `${table}.${column}`))

/** The mark of a column, short enough for the shortest. It begins a formula, for it may begin a cell. */
export function markOf(column: string) {
  return `=zlo${columns.indexOf(column)};`
}

/** The columns whose marks stand in a text. */
export function marksIn(text: string): Set<string> {
  return new Set([...text.matchAll(/=zlo(\d+);/g)].flatMap(([, index]) => columns[Number(index)] ?? []))
}

/**
 * What of them came to life in a document: no element, no handler, no address and no style of theirs may stand there. Complete in itself, for it also
 * runs in the page.
 */
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
