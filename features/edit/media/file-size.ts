const units = ['B', 'KB', 'MB'] as const

/** A size for people: `840 KB`, `2,4 MB`. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const value = bytes / 1000 ** step
  const text = value.toFixed(step === 2 && value < 100 ? 1 : 0)
  return `${text.replace('.', ',').replace(/,0$/, '')} ${units[step]}`
}
