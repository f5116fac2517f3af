import { errorCode, Failure } from './failure.mjs'

/** @typedef {{ title: string, started: number, shownAt: number }} Step */

const isTerminal = process.stdout.isTTY === true
const dim = isTerminal ? (/** @type {string} */ text) => `\x1b[2m${text}\x1b[22m` : String
const bold = isTerminal ? (/** @type {string} */ text) => `\x1b[1m${text}\x1b[22m` : String
const red = isTerminal ? (/** @type {string} */ text) => `\x1b[31m${text}\x1b[39m` : String
const green = isTerminal ? (/** @type {string} */ text) => `\x1b[32m${text}\x1b[39m` : String

/** @type {Set<Step>} */
const active = new Set()
/** @type {NodeJS.Timeout | undefined} */
let ticker
let isStatusShown = false

/** @param {number} ms @returns {string} '3,2 s' */
function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0).replace('.', ',')} s`
}

/** @param {string} [line] */
export function print(line = '') {
  clearStatus()
  process.stdout.write(`${line}\n`)
  showStatus()
}

/** A line of the running step. @param {string} line */
export function printDetail(line) {
  if (line.trim() !== '') print(dim(`    ${line.trim()}`))
}

/** @param {string} line */
export function printTitle(line) {
  print(bold(line))
}

/** @param {string} line */
export function printWarning(line) {
  print(red(`! ${line}`))
}

/**
 * Runs a step and shows its duration: a live line on a terminal, a line every ten seconds elsewhere.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const now = Date.now()
  const own = { title: name, started: now, shownAt: now }
  active.add(own)
  ticker ??= setInterval(tick, isTerminal ? 200 : 1000).unref()
  try {
    const result = await work()
    active.delete(own)
    print(`${green('✓')} ${name} ${dim(`(${formatSeconds(Date.now() - own.started)})`)}`)
    return result
  } catch (error) {
    active.delete(own)
    print(`${red('✗')} ${name} ${dim(`(${formatSeconds(Date.now() - own.started)})`)}`)
    throw error
  } finally {
    if (active.size === 0) {
      clearInterval(ticker)
      ticker = undefined
    }
  }
}

/** Prints the failure and its remedy. @param {unknown} error */
export function printFailure(error) {
  if (errorCode(error).startsWith('ERR_PARSE_ARGS')) {
    print(red(`✗ ${error instanceof Error ? error.message : ''}`))
    print('  Upute: --help')
    return
  }
  if (!(error instanceof Failure)) {
    print(red(error instanceof Error ? (error.stack ?? error.message) : String(error)))
    return
  }
  for (const line of error.tail) print(dim(`    ${line.trim()}`))
  print(red(`✗ ${error.message}`))
  if (error.remedy) print(`  ${error.remedy}`)
}

function tick() {
  if (isTerminal) {
    clearStatus()
    showStatus()
    return
  }
  const now = Date.now()
  for (const running of active) {
    const wait = running.shownAt === running.started ? 5000 : 10_000
    if (now - running.shownAt < wait) continue
    running.shownAt = now
    process.stdout.write(`  ${running.title} … ${Math.round((now - running.started) / 1000)} s\n`)
  }
}

function clearStatus() {
  if (isStatusShown) process.stdout.write('\r\x1b[2K')
  isStatusShown = false
}

function showStatus() {
  if (!isTerminal || active.size === 0) return
  isStatusShown = true
  const now = Date.now()
  const line = [...active].map((running) => `${running.title} … ${Math.round((now - running.started) / 1000)} s`).join(' · ')
  process.stdout.write(`  ${line}`.slice(0, (process.stdout.columns || 80) - 1))
}
