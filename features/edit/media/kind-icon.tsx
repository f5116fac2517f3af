import { File, FileArchive, FileSpreadsheet, FileText, Film, Image, Presentation, type LucideIcon } from 'lucide-react'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'

const byExtension: { [extension: string]: LucideIcon | undefined } = {
  csv: FileSpreadsheet,
  ods: FileSpreadsheet,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  odp: Presentation,
  ppt: Presentation,
  pptx: Presentation,
  zip: FileArchive,
  doc: FileText,
  docx: FileText,
  odt: FileText,
  pdf: FileText,
  rtf: FileText,
  txt: FileText,
}

type KindIconProps = { kind: MediaItem['kind']; extension: string; className?: string }

/** The icon of a file's type. */
export function KindIcon({ kind, extension, className }: KindIconProps) {
  const Icon = kind === 'picture' ? Image : kind === 'video' ? Film : (byExtension[extension.replace('.', '').toLowerCase()] ?? File)
  return <Icon aria-hidden="true" className={className} />
}
