import { strToU8, zipSync } from 'fflate'

type Book = { title: string; id: string; text: string }

const xml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/**
 * A small book as EPUB 3 (W3C, 'EPUB 3.3', 4.2): a title page and a chapter about what would stand here. The same book gives the same bytes.
 */
export function ebook({ title, id, text }: Book): Buffer {
  const page = (heading: string, body: string) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="hr"><head><title>${xml(heading)}</title></head><body>${body}</body></html>`
  const chapter = page(
    title,
    `<h1>${xml(title)}</h1><p>${xml(text)}</p><p>Ovo je ogledni primjerak iz izmišljene knjižare Pod lampom. Prava bi knjiga počinjala ovdje.</p>`,
  )
  const contents = page(
    'Sadržaj',
    `<nav xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc"><ol><li><a href="chapter.xhtml">${xml(title)}</a></li></ol></nav>`,
  )
  const document = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="hr">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">pod-lampom:${xml(id)}</dc:identifier><dc:title>${xml(title)}</dc:title><dc:language>hr</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="chapter" href="chapter.xhtml" media-type="application/xhtml+xml"/></manifest>
<spine><itemref idref="chapter"/></spine>
</package>`
  const container =
    '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
  const files = {
    // The first of all, and not packed: readers look for it at its place.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book.opf': strToU8(document),
    'nav.xhtml': strToU8(contents),
    'chapter.xhtml': strToU8(chapter),
  } satisfies Parameters<typeof zipSync>[0]
  return Buffer.from(zipSync(files, { mtime: '2026-01-01T00:00:00' }))
}
