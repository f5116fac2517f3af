import path from 'node:path'

/** The database hands a file over as one text of twice its size, and so does a download. */
export const mostFileBytes = 50 * 1024 * 1024
/** Of one product (SPEC, limits). */
export const mostFiles = 20

/** `begins`: how such a file does, a letter for each byte. */
type Kind = { mediaType: string; begins: (head: string) => boolean }

const by = (mark: string) => (head: string) => head.startsWith(mark)
const zipped = by('PK\x03\x04')
const olderOffice = by('\xd0\xcf\x11\xe0')
const mpeg4 = (head: string) => head.startsWith('ftyp', 4)
const mobipocket = (head: string) => head.startsWith('BOOKMOBI', 60)
/** UTF-16 has a mark; a page that came in a file's place is no text. */
const plainText = (head: string) => /^(?:\xff\xfe|\xfe\xff)/.test(head) || (!head.includes('\0') && !/^\s*<(?:!doctype|html)/i.test(head))
const jpeg: Kind = { mediaType: 'image/jpeg', begins: by('\xff\xd8\xff') }
const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** What may be sold as a file, by its extension: the documents of SPEC (limits), e-books, sound and pictures. */
const kinds = new Map<string, Kind>([
  ['.pdf', { mediaType: 'application/pdf', begins: (head) => head.includes('%PDF-') }],
  ['.epub', { mediaType: 'application/epub+zip', begins: zipped }],
  ['.mobi', { mediaType: 'application/x-mobipocket-ebook', begins: mobipocket }],
  ['.azw3', { mediaType: 'application/vnd.amazon.ebook', begins: mobipocket }],
  ['.zip', { mediaType: 'application/zip', begins: zipped }],
  ['.docx', { mediaType: `${openXml}.wordprocessingml.document`, begins: zipped }],
  ['.xlsx', { mediaType: `${openXml}.spreadsheetml.sheet`, begins: zipped }],
  ['.pptx', { mediaType: `${openXml}.presentationml.presentation`, begins: zipped }],
  ['.doc', { mediaType: 'application/msword', begins: olderOffice }],
  ['.xls', { mediaType: 'application/vnd.ms-excel', begins: olderOffice }],
  ['.ppt', { mediaType: 'application/vnd.ms-powerpoint', begins: olderOffice }],
  ['.odt', { mediaType: `${openDocument}.text`, begins: zipped }],
  ['.ods', { mediaType: `${openDocument}.spreadsheet`, begins: zipped }],
  ['.odp', { mediaType: `${openDocument}.presentation`, begins: zipped }],
  ['.rtf', { mediaType: 'application/rtf', begins: by('{\\rtf') }],
  ['.txt', { mediaType: 'text/plain', begins: plainText }],
  ['.csv', { mediaType: 'text/csv', begins: plainText }],
  ['.mp3', { mediaType: 'audio/mpeg', begins: (head) => /^(?:ID3|\xff[\xe2-\xff])/.test(head) }],
  ['.m4a', { mediaType: 'audio/mp4', begins: mpeg4 }],
  ['.m4b', { mediaType: 'audio/mp4', begins: mpeg4 }],
  ['.jpg', jpeg],
  ['.jpeg', jpeg],
  ['.png', { mediaType: 'image/png', begins: by('\x89PNG') }],
  ['.webp', { mediaType: 'image/webp', begins: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8) }],
  ['.avif', { mediaType: 'image/avif', begins: mpeg4 }],
])

export const fileExtensions: readonly string[] = [...kinds.keys()].map((extension) => extension.slice(1))

/** The extension that says what a file is, in small letters; empty where it says nothing. */
export function extensionOf(name: string): string {
  const extension = path.extname(name).toLowerCase()
  return kinds.has(extension) ? extension : ''
}

export function mediaTypeOf(extension: string): string | undefined {
  return kinds.get(extension)?.mediaType
}

/** The extension of a file whose name has none. */
export function extensionFor(mediaType: string): string {
  return [...kinds].find(([, kind]) => kind.mediaType === mediaType)?.[0] ?? ''
}

/** Whether the bytes are what the extension says. */
export function isOfKind(extension: string, content: Buffer): boolean {
  return kinds.get(extension)?.begins(content.subarray(0, 1024).toString('latin1')) ?? false
}
