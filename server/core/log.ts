import { env } from '@/lib/env'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = Exclude<(typeof levels)[number], 'silent'>

/** Fields whose value never reaches a log. */
const secret = /token|secret|password|protectcode|barcode|authorization|cookie|apikey|signingkey|captcha/i
/** Drizzle tells a failed query with its values, and those are people's. */
const values = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** One JSON line on standard output; secrets replaced, errors with their stack and cause. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return
  const line = { time: new Date().toISOString(), level, message, ...fields }
  process.stdout.write(`${JSON.stringify(line, (name, value: unknown) => shown(name, value))}\n`)
}

function shown(name: string, value: unknown) {
  if (secret.test(name)) return '***'
  if (value instanceof Error)
    return { name: value.name, message: withoutValues(value.message), stack: withoutValues(value.stack), cause: value.cause }
  return value
}

function withoutValues(text = '') {
  return text.replace(values, '\nparams: ***')
}
