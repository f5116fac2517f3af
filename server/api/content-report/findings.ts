import { z } from 'zod'

export type Finding = { directive: string; blocked: string; page: string; source: string; line: number | null }

const text = z.string().max(4000).catch('')
const line = z.number().int().nullable().catch(null)

/** The older form (report-uri): one report. */
const Single = z.object({
  'csp-report': z
    .object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'line-number': line,
    })
    .partial(),
})
/** The newer one (report-to): a list, of which only some may be about this. */
const Body = z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text, lineNumber: line }).partial()
const Several = z.array(z.object({ type: z.string(), body: z.unknown() })).max(50)

/**
 * What a report says, cut down to what helps to find the fault: addresses without query and fragment, where a token may stand, and no sample of the
 * script. What an extension of the visitor's browser did is none of ours.
 */
export function findingsOf(text: string): Finding[] {
  const json = parse(text)
  const single = Single.safeParse(json)
  if (single.success) {
    const report = single.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return ours([
      finding({
        ...own(directive, report['blocked-uri'], report['document-uri']),
        source: report['source-file'],
        line: report['line-number'],
      }),
    ])
  }
  const several = Several.safeParse(json)
  if (!several.success) return []
  return ours(
    several.data.flatMap(({ type, body }) => {
      const parsed = Body.safeParse(body)
      if (type !== 'csp-violation' || !parsed.success) return []
      const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = parsed.data
      return [finding({ ...own(effectiveDirective, blockedURL, documentURL), source: sourceFile, line: lineNumber })]
    }),
  )
}

function own(directive: string | undefined, blocked: string | undefined, page: string | undefined) {
  return { directive, blocked, page }
}

type Told = { directive?: string; blocked?: string; page?: string; source?: string; line?: number | null }

function finding({ directive = '', blocked = '', page = '', source = '', line: at = null }: Told): Finding {
  return { directive: directive.slice(0, 40), blocked: place(blocked), page: place(page), source: place(source), line: at }
}

function ours(findings: Finding[]) {
  return findings.filter(({ blocked, source }) => !/-extension:/.test(`${blocked} ${source}`))
}

/** Where, without what may be secret: origin and path of an address, at most the first word of anything else ('inline', 'eval', 'data'). */
function place(address: string) {
  if (!URL.canParse(address)) return address.replace(/[^a-z-].*/is, '').slice(0, 40)
  const { protocol, origin, pathname } = new URL(address)
  return (origin === 'null' ? protocol : `${origin}${pathname}`).slice(0, 200)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
