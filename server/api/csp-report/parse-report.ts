import { z } from 'zod'

export type CspViolation = { directive: string; blocked: string; page: string; source: string; line: number | null }

const text = z.string().max(4000).catch('')
const line = z.number().int().nullable().catch(null)

/** `report-uri` format: one report. */
const ReportUriBody = z.object({
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
/** `report-to` format: a list of reports of several types. */
const ReportToViolation = z
  .object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text, lineNumber: line })
  .partial()
const ReportToBody = z.array(z.object({ type: z.string(), body: z.unknown() })).max(50)

/** Parses a CSP report. URLs lose query and fragment, which may hold tokens; script samples are dropped; reports about browser extensions are ignored. */
export function parseCspReport(text: string): CspViolation[] {
  const json = parse(text)
  const single = ReportUriBody.safeParse(json)
  if (single.success) {
    const report = single.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return excludeExtensions([
      toViolation({
        ...commonFields(directive, report['blocked-uri'], report['document-uri']),
        source: report['source-file'],
        line: report['line-number'],
      }),
    ])
  }
  const several = ReportToBody.safeParse(json)
  if (!several.success) return []
  return excludeExtensions(
    several.data.flatMap(({ type, body }) => {
      const parsed = ReportToViolation.safeParse(body)
      if (type !== 'csp-violation' || !parsed.success) return []
      const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = parsed.data
      return [toViolation({ ...commonFields(effectiveDirective, blockedURL, documentURL), source: sourceFile, line: lineNumber })]
    }),
  )
}

function commonFields(directive: string | undefined, blocked: string | undefined, page: string | undefined) {
  return { directive, blocked, page }
}

type RawViolation = { directive?: string; blocked?: string; page?: string; source?: string; line?: number | null }

function toViolation({ directive = '', blocked = '', page = '', source = '', line: at = null }: RawViolation): CspViolation {
  return { directive: directive.slice(0, 40), blocked: redactUrl(blocked), page: redactUrl(page), source: redactUrl(source), line: at }
}

function excludeExtensions(findings: CspViolation[]) {
  return findings.filter(({ blocked, source }) => !/-extension:/.test(`${blocked} ${source}`))
}

/** Origin and path of a URL, or the first word of anything else ('inline', 'eval', 'data'). */
function redactUrl(address: string) {
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
