import { inflateSync } from 'node:zlib'

/** Text of each PDF page, line by line. Reads only what pdfkit writes: whole objects, flate streams, subset fonts with a Unicode map. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'))
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
  return pages.map(({ dictionary }) => {
    const fonts = fontsOf(objects, dictionary)
    const content = objects.get(reference(dictionary, 'Contents'))?.stream ?? ''
    return linesOf(content, fonts)
  })
}

type PdfObject = { dictionary: string; stream: string }
type Fonts = Map<string, Map<number, string>>

function readObjects(text: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const [, id, body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('\nstream\n')
    const dictionary = at < 0 ? body : body.slice(0, at)
    const raw = at < 0 ? '' : body.slice(at + '\nstream\n'.length, body.lastIndexOf('\nendstream'))
    const isPacked = dictionary.includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(Number(id), { dictionary, stream })
  }
  return objects
}

function reference(dictionary: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1])
}

function fontsOf(objects: Map<number, PdfObject>, page: string): Fonts {
  const resources = objects.get(reference(page, 'Resources'))?.dictionary ?? ''
  const list = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  return new Map(
    [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const font = objects.get(Number(id))?.dictionary ?? ''
      return [name, unicodeOf(objects.get(reference(font, 'ToUnicode'))?.stream ?? '')]
    }),
  )
}

/** pdfkit lists the glyphs of a font in order. */
function unicodeOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16)
    list
      .match(/<[\da-f ]*>/gi)
      ?.forEach((hex, index) =>
        letters.set(start + index, Buffer.from(hex.slice(1, -1).replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
      )
  }
  return letters
}

/** Joins the pieces of one height from left to right; a word may have several. */
function linesOf(content: string, fonts: Fonts): string {
  const pieces: { x: number; y: number; text: string }[] = []
  for (const [, block = ''] of content.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const [, x, y] = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/.exec(block) ?? []
    const letters = fonts.get(/\/(\w+) [\d.]+ Tf/.exec(block)?.[1] ?? '')
    const codes = [...block.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    const text = codes.map((code) => letters?.get(Number.parseInt(code, 16)) ?? '\u{fffd}').join('')
    pieces.push({ x: Number(x), y: Number(y), text })
  }
  const heights = [...new Set(pieces.map(({ y }) => y))].sort((a, b) => b - a)
  return heights
    .map((height) => {
      const line = pieces.filter(({ y }) => y === height).sort((a, b) => a.x - b.x)
      return line.map(({ text }) => text).join('')
    })
    .join('\n')
}
