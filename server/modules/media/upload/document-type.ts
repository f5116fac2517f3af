import path from 'node:path'
import { AppError } from '@/lib/api/errors'
import { namesInArchive } from './archive-names'

/** A document that is offered for download (docs/rules/media.md#document-types). */
export type DocumentType = { extension: string; mime: string }

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** Mark of an archive: a file in it, or the first bytes of its content. */
const archives: { mark: string; type: DocumentType }[] = [
  { mark: 'word/document.xml', type: { extension: 'docx', mime: `${openXml}.wordprocessingml.document` } },
  { mark: 'xl/workbook.xml', type: { extension: 'xlsx', mime: `${openXml}.spreadsheetml.sheet` } },
  { mark: 'ppt/presentation.xml', type: { extension: 'pptx', mime: `${openXml}.presentationml.presentation` } },
]
const openDocuments: Record<string, DocumentType> = {
  [`${openDocument}.text`]: { extension: 'odt', mime: `${openDocument}.text` },
  [`${openDocument}.spreadsheet`]: { extension: 'ods', mime: `${openDocument}.spreadsheet` },
  [`${openDocument}.presentation`]: { extension: 'odp', mime: `${openDocument}.presentation` },
}
/** The old Office formats share one container; only their names tell them apart. */
const olderOffice: Record<string, DocumentType> = {
  '.doc': { extension: 'doc', mime: 'application/msword' },
  '.xls': { extension: 'xls', mime: 'application/vnd.ms-excel' },
  '.ppt': { extension: 'ppt', mime: 'application/vnd.ms-powerpoint' },
}

const pictures = new Set(['.avif', '.gif', '.heic', '.jpeg', '.jpg', '.png', '.webp'])
const videos = new Set(['.mov', '.mp4', '.webm'])

/** Tells the type by the content; the name chooses only between types that look the same. @throws SVG_REFUSED, PICTURE_BROKEN, FILE_TYPE */
export function documentType(content: Buffer, name: string): DocumentType {
  const extension = path.extname(name).toLowerCase()
  const head = content.subarray(0, 1024).toString('latin1')
  if (head.startsWith('%PDF-')) return { extension: 'pdf', mime: 'application/pdf' }
  if (head.startsWith('{\\rtf')) return { extension: 'rtf', mime: 'application/rtf' }
  if (head.startsWith('PK\x03\x04')) return archiveType(content, head)
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return olderOffice[extension] ?? refuse()
  if (isText(content)) return textType(extension)
  return refuse()
}

/** Text has no mark of its own: called a picture or a video it is a damaged or a wrong file, not a document. */
function textType(extension: string): DocumentType {
  if (pictures.has(extension)) throw new AppError('PICTURE_BROKEN')
  if (videos.has(extension)) return refuse()
  return extension === '.csv' ? { extension: 'csv', mime: 'text/csv' } : { extension: 'txt', mime: 'text/plain' }
}

function archiveType(content: Buffer, head: string): DocumentType {
  // The first entry of an OpenDocument file is its type, uncompressed.
  const declared = head.startsWith('mimetype', 30) ? Object.keys(openDocuments).find((mime) => head.startsWith(mime, 38)) : undefined
  const openDocumentType = declared && openDocuments[declared]
  if (openDocumentType) return openDocumentType
  const names = namesInArchive(content) ?? refuse()
  return archives.find(({ mark }) => names.has(mark))?.type ?? { extension: 'zip', mime: 'application/zip' }
}

/** UTF-16 has a byte order mark; other text has no control characters but those of lines and tabs. Markup is refused: a browser might run it. */
function isText(content: Buffer) {
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(content.subarray(0, 2).toString('latin1'))
  const text = isUtf16 ? content.toString('utf16le') : content.toString('utf8')
  if (/<svg[\s>]/i.test(text.slice(0, 4096))) throw new AppError('SVG_REFUSED')
  if (/^[\uFEFF\uFFFE\s]*<(?:!|\?|[a-z])/i.test(text.slice(0, 4096)) || /^[\uFEFF\s]*(?:#!|MZ)/.test(text.slice(0, 64))) return false
  return isUtf16 || (content.length > 0 && !content.some((byte) => byte < 9 || (byte > 13 && byte < 32)))
}

function refuse(): never {
  throw new AppError('FILE_TYPE')
}
