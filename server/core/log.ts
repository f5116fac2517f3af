import { env } from '@/lib/env'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = Exclude<(typeof levels)[number], 'silent'>

/** Fields whose values are never logged. */
const secretField = /token|secret|password|protectcode|barcode|authorization|cookie|apikey|signingkey|captcha/i
/** Drizzle's errors contain query parameters, which are personal data. */
const queryParams = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** Writes one JSON line to stdout with secrets replaced, errors with stack and cause (docs/rules/platform.md#log-redaction). */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return
  const line = { time: new Date().toISOString(), level, message, ...fields }
  process.stdout.write(`${JSON.stringify(line, (name, value: unknown) => redact(name, value))}\n`)
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
