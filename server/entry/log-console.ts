import { format, stripVTControlCharacters } from 'node:util'
import { log, type Level } from '@/server/core/log'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error', trace: 'debug' } as const satisfies Record<
  string,
  Level
>

/**
 * Writes what Next and packages print, and Node's warnings, as lines of the log, with secrets replaced (docs/rules/platform.md#log-redaction). Lines that cannot be written, as on a
 * full disk, are lost; without a listener they would end the process.
 */
export function logConsole() {
  const writers = Object.entries(levels).map(([method, level]) => [method, (...args: unknown[]) => writeLine(level, args)])
  Object.assign(console, Object.fromEntries(writers))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.removeAllListeners('warning')
  process.on('warning', (warning) => writeLine('warn', [warning]))
}

function writeLine(level: Level, args: unknown[]) {
  const error = args.find((arg) => arg instanceof Error)
  const words = stripVTControlCharacters(format(...args.filter((arg) => arg !== error))).trim()
  log(level, words || 'an error was printed', error ? { error } : {})
}
