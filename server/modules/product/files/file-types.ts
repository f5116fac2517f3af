import path from 'node:path'

/** Postgres returns a file as hex text of twice its size, and a download holds it in memory. */
export const maxFileBytes = 50 * 1024 * 1024
/** For each product (docs/rules/catalog.md#digital-files). */
export const maxFilesPerProduct = 20

/** `begins` tests the first bytes, one latin1 character for each byte. */
type FileType = { mediaType: string; matches: (head: string) => boolean }

const startsWith = (magic: string) => (head: string) => head.startsWith(magic)
const zipped = startsWith('PK\x03\x04')
const olderOffice = startsWith('\xd0\xcf\x11\xe0')
const mpeg4 = (head: string) => head.startsWith('ftyp', 4)
const mobipocket = (head: string) => head.startsWith('BOOKMOBI', 60)
/** UTF-16 has a byte order mark; an HTML page is not a text file. */
const plainText = (head: string) => /^(?:\xff\xfe|\xfe\xff)/.test(head) || (!head.includes('\0') && !/^\s*<(?:!doctype|html)/i.test(head))
const jpeg: FileType = { mediaType: 'image/jpeg', matches: startsWith('\xff\xd8\xff') }
const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** File types that may be sold, by extension. */
const fileTypes = new Map<string, FileType>([
  ['.pdf', { mediaType: 'application/pdf', matches: (head) => head.includes('%PDF-') }],
  ['.epub', { mediaType: 'application/epub+zip', matches: zipped }],
  ['.mobi', { mediaType: 'application/x-mobipocket-ebook', matches: mobipocket }],
  ['.azw3', { mediaType: 'application/vnd.amazon.ebook', matches: mobipocket }],
  ['.zip', { mediaType: 'application/zip', matches: zipped }],
  ['.docx', { mediaType: `${openXml}.wordprocessingml.document`, matches: zipped }],
  ['.xlsx', { mediaType: `${openXml}.spreadsheetml.sheet`, matches: zipped }],
  ['.pptx', { mediaType: `${openXml}.presentationml.presentation`, matches: zipped }],
  ['.doc', { mediaType: 'application/msword', matches: olderOffice }],
  ['.xls', { mediaType: 'application/vnd.ms-excel', matches: olderOffice }],
  ['.ppt', { mediaType: 'application/vnd.ms-powerpoint', matches: olderOffice }],
  ['.odt', { mediaType: `${openDocument}.text`, matches: zipped }],
  ['.ods', { mediaType: `${openDocument}.spreadsheet`, matches: zipped }],
  ['.odp', { mediaType: `${openDocument}.presentation`, matches: zipped }],
  ['.rtf', { mediaType: 'application/rtf', matches: startsWith('{\\rtf') }],
  ['.txt', { mediaType: 'text/plain', matches: plainText }],
  ['.csv', { mediaType: 'text/csv', matches: plainText }],
  ['.mp3', { mediaType: 'audio/mpeg', matches: (head) => /^(?:ID3|\xff[\xe2-\xff])/.test(head) }],
  ['.m4a', { mediaType: 'audio/mp4', matches: mpeg4 }],
  ['.m4b', { mediaType: 'audio/mp4', matches: mpeg4 }],
  ['.jpg', jpeg],
  ['.jpeg', jpeg],
  ['.png', { mediaType: 'image/png', matches: startsWith('\x89PNG') }],
  ['.webp', { mediaType: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8) }],
  ['.avif', { mediaType: 'image/avif', matches: mpeg4 }],
])

export const fileExtensions: readonly string[] = [...fileTypes.keys()].map((extension) => extension.slice(1))

/** The known extension of a name in lower case; empty for an unknown one. */
export function extensionOf(name: string): string {
  const extension = path.extname(name).toLowerCase()
  return fileTypes.has(extension) ? extension : ''
}

export function mediaTypeOf(extension: string): string | undefined {
  return fileTypes.get(extension)?.mediaType
}

/** The extension for a media type. */
export function extensionFor(mediaType: string): string {
  return [...fileTypes].find(([, kind]) => kind.mediaType === mediaType)?.[0] ?? ''
}

/** Whether the content begins as the extension says. */
export function matchesExtension(extension: string, content: Buffer): boolean {
  return fileTypes.get(extension)?.matches(content.subarray(0, 1024).toString('latin1')) ?? false
}
