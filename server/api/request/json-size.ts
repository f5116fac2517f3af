import type { Endpoint } from '@/lib/api/endpoint'

const kibibyte = 1024

/**
 * The largest body of a call: 16 KiB, 1 MiB for the back office, which saves whole pages. `members`: keys and values in it, which cost more than their bytes
 * (docs/rules/platform.md#body-limits, docs/rules/platform.md#json-limits).
 */
export function bodyLimits({ access, maxBodyKiB, maxMembers = 2000 }: Pick<Endpoint, 'access' | 'maxBodyKiB' | 'maxMembers'>): {
  bytes: number
  members: number
} {
  return { bytes: (access.startsWith('office') ? 1024 : (maxBodyKiB ?? 16)) * kibibyte, members: maxMembers }
}

/** How deep a JSON text nests and how many keys and values it has, at most. */
export type JsonLimits = { depth: number; members: number }

const quote = 34
const backslash = 92
const comma = 44
const [openBracket, closeBracket, openBrace, closeBrace] = [91, 93, 123, 125]

/**
 * Whether a JSON text stays within the limits (docs/rules/platform.md#json-limits). It counts marks outside strings before anything is parsed, because the
 * parser recurses and a schema checks every key. Text that is no JSON may pass.
 */
export function isWithinLimits(text: string, { depth, members }: JsonLimits): boolean {
  let nesting = 0
  let count = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (inString) {
      if (char === backslash) i++
      else if (char === quote) inString = false
      continue
    }
    if (char === quote) inString = true
    else if (char === comma) count++
    else if (char === openBracket || char === openBrace) {
      count++
      if (++nesting > depth) return false
    } else if (char === closeBracket || char === closeBrace) nesting--
    if (count > members) return false
  }
  return true
}
