export type Range = { from: number; to: number }

/** Parses one byte range of `size` bytes (RFC 9110, 14.2). Null sends the whole file, also for lists and unreadable ranges; 'unsatisfiable' lies outside. */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return from >= size || from > to ? 'unsatisfiable' : { from, to }
}

type Requested = { range: string | undefined; ifRange: string | string[] | undefined }

/** The range that a request gets: the whole file if `If-Range` names anything but its strong tag, such as a date or an older file (RFC 9110, 13.1.5). */
export function requestedRange({ range, ifRange }: Requested, { size, tag }: { size: number; tag: string }) {
  const isOutdated = ifRange !== undefined && (ifRange !== tag || tag.startsWith('W/'))
  return isOutdated ? null : parseRange(range, size)
}

/** Whether the client's copy is current (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, tag: string) {
  if (!header) return false
  const plain = tag.replace(/^W\//, '')
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === plain)
}
