const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const

/** The time between two moments in its largest whole unit, the same in every language: '3 min'. Never negative. */
export function shortDuration(from: string, to: string | number): string {
  const seconds = Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 1000))
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['s', 1]
  return `${Math.floor(seconds / size)} ${unit}`
}
