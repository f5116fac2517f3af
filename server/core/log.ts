import { env } from '@/lib/env'
import { steadyNow } from './cache/steady-clock.mjs'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = Exclude<(typeof levels)[number], 'silent'>

/** Fields whose values are never logged. */
const secretField = /token|secret|password|protectcode|barcode|authorization|cookie|apikey|signingkey|captcha/i
/** Drizzle's errors contain query parameters, which are personal data. */
const queryParams = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** Equal errors that are written in a minute; the next minute's first one counts the others (docs/rules/platform.md#log-flood). */
const flood = { maxEqual: 30, windowMs: 60_000, maxKinds: 500 }
type Count = { startedAt: number; written: number; suppressed: number }
const counts = new Map<string, Count>()

/** Writes one JSON line to stdout with secrets replaced, errors with stack and cause (docs/rules/platform.md#log-redaction). */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return
  const suppressed = fields.error instanceof Error ? countEqual(`${level} ${message} ${String(fields.route)} ${kindOf(fields.error)}`) : 0
  if (suppressed === null) return
  const line = { time: new Date().toISOString(), level, message, ...fields, ...(suppressed > 0 && { suppressed }) }
  process.stdout.write(`${JSON.stringify(line, (name, value: unknown) => redact(name, value))}\n`)
}

/** How many equal errors were not written before this one; null when this one is not written either. */
function countEqual(key: string): number | null {
  const now = steadyNow()
  const count = counts.get(key)
  if (count && now - count.startedAt < flood.windowMs) {
    if (count.written++ < flood.maxEqual) return 0
    count.suppressed++
    return null
  }
  if (counts.size >= flood.maxKinds) counts.clear()
  counts.set(key, { startedAt: now, written: 1, suppressed: 0 })
  return count?.suppressed ?? 0
}

/** The name and message of an error, without values that belong to one request. */
function kindOf({ name, message }: Error) {
  return `${name} ${redactParams(message).slice(0, 200)}`
}

function redact(name: string, value: unknown) {
  if (secretField.test(name)) return '***'
  if (value instanceof Error)
    return { name: value.name, message: redactParams(value.message), stack: redactParams(value.stack), cause: value.cause }
  return value
}

function redactParams(text = '') {
  return text.replace(queryParams, '\nparams: ***')
}
