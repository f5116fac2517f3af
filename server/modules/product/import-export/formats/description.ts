import type { RichNode } from '@/lib/api/entities/common.schema'
import { extractMedia, type EmbeddedMedia } from '@/server/modules/product/import-export/cells/embedded-media'
import { parseRichText } from '@/server/modules/product/import-export/cells/rich-text'
import type { RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import type { ProductFields } from '@/server/modules/product/import-export/record/record'

export type Pictures = ProductFields['pictures']

/** Reads a description and adds its pictures to `found` (docs/rules/import-export.md#embedded-media). */
export function readDescription(
  reader: RowReader,
  column: string,
  found: Pictures,
  unescape: (cell: string) => string = (cell) => cell,
): RichNode | undefined {
  const cell = unescape(reader.text(column))
  const isDocument = cell.trimStart().startsWith('{"')
  const media = isDocument ? { html: cell, pictures: [], links: [], lostGalleries: 0, lostMedia: 0 } : extractMedia(cell)
  const { html, pictures, links } = media
  if (links.length > 0) reader.warn(column, `Video ili zvuk iz opisa postaje poveznica: ${links.slice(0, 3).join(', ')}`)
  warnOfLostMedia(reader, column, media)
  found.push(...pictures)
  const read = reader.read(column, () => parseRichText(html))
  for (const [element, message] of lostElements) if (read?.unsupported.includes(element)) reader.warn(column, message)
  return read?.doc
}

/** What the rich text cannot hold of a description, beside media (docs/rules/import-export.md#rich-text). */
const lostElements = [
  ['table', 'Tablica u opisu postaje običan tekst.'],
  ['a', 'Poveznica u opisu koja ne vodi na web, e-poštu ni telefon postaje običan tekst.'],
  ['form', 'Od obrasca u opisu ostaje samo tekst.'],
  ['svg', 'Crtež (SVG) u opisu nije uvezen.'],
] as const

export function warnOfLostMedia(
  reader: RowReader,
  column: string,
  { lostGalleries, lostMedia }: Pick<EmbeddedMedia, 'lostGalleries' | 'lostMedia'>,
) {
  if (lostGalleries > 0) reader.warn(column, 'Galerija u opisu navodi slike brojevima druge trgovine, pa nije uvezena.')
  if (lostMedia > 0) reader.warn(column, 'Slika, video ili zvuk u opisu nema adresu na webu, pa nije uvezen.')
}

/** The product's pictures with those of its description behind them. Without a column of pictures the product keeps its own. */
export function withDescriptionPictures(
  reader: RowReader,
  column: string,
  { pictures, found }: { pictures: Pictures | undefined; found: Pictures },
): Pictures | undefined {
  const added = found.filter(({ source }, at) => found.findIndex((one) => one.source === source) === at)
  const isNew = ({ source }: Pictures[number]) => !pictures?.some((one) => one.source === source)
  if (added.length === 0) return pictures
  if (pictures === undefined) {
    reader.warn(column, `Slike iz opisa (${added.length}) nisu uvezene, jer datoteka nema stupca slika proizvoda.`)
    return undefined
  }
  reader.warn(column, `Slike iz opisa (${added.length}) dolaze među slike proizvoda.`)
  return [...pictures, ...added.filter(isNew)]
}
