import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logConsole } from './log-console'

const { console: printer } = globalThis
const original = { ...printer }
const listeners = process.listeners('warning')
let lines: string[] = []

beforeEach(() => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  logConsole()
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(printer, original)
  process.removeAllListeners('warning')
  for (const listener of listeners) process.on('warning', listener)
})

it('ends nothing when a line cannot be written', () => {
  const failed = () => process.stdout.emit('error', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  expect(failed).not.toThrow()
})

const failure = Object.assign(new Error('Failed query: select 1\nparams: ana@primjer.hr'), { digest: '123', token: 'tajna' })

it.each<[string, () => void, object]>([
  ['an error with its stack', () => printer.error(' \u001B[31m⨯\u001B[39m', failure), { level: 'error', message: '⨯' }],
  ['an error alone', () => printer.error(failure), { level: 'error', message: 'an error was printed' }],
  ['several lines', () => printer.warn('prvi red\ndrugi red'), { level: 'warn', message: 'prvi red\ndrugi red' }],
  ['a format', () => printer.log('%s od %d', 'jedan', 2), { level: 'info', message: 'jedan od 2' }],
  ["Node's warnings", () => void process.emit('warning', new Error('zastarjelo')), { level: 'warn', error: { message: 'zastarjelo' } }],
])('logs %s as one line of JSON without parameters', (_, print, expected) => {
  print()
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject(expected)
  expect(lines[0]).not.toContain('ana@primjer.hr')
})
