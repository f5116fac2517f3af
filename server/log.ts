import { env } from '@/lib/env'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = Exclude<(typeof levels)[number], 'silent'>

/** Fields whose value never reaches a log. */
const secret = /token|secret|password|protectcode|authorization|cookie|apikey/i

/** One JSON line on standard output; secrets replaced, errors with their stack and cause. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return
  const line = { time: new Date().toISOString(), level, message, ...fields }
  process.stdout.write(`${JSON.stringify(line, (name, value: unknown) => shown(name, value))}\n`)
}

function shown(name: string, value: unknown) {
  if (secret.test(name)) return '***'
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
  return value
}
