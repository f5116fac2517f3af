const number = new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 1 })

/** Formats bytes: '1,2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${number.format(bytes / 1000)} kB`
  return `${number.format(bytes / 1_000_000)} MB`
}
