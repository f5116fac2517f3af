import { Failure } from './failure.mjs'

/** @typedef {{ title: string, started: number, shownAt: number }} Step */

const live = process.stdout.isTTY === true
const dim = live ? (/** @type {string} */ text) => `\x1b[2m${text}\x1b[22m` : String
const bold = live ? (/** @type {string} */ text) => `\x1b[1m${text}\x1b[22m` : String
const red = live ? (/** @type {string} */ text) => `\x1b[31m${text}\x1b[39m` : String
const green = live ? (/** @type {string} */ text) => `\x1b[32m${text}\x1b[39m` : String

/** @type {Set<Step>} */
const active = new Set()
/** @type {NodeJS.Timeout | undefined} */
let ticking
let isStatusShown = false

/** @param {number} ms @returns {string} '3,2 s' */
function seconds(ms) {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0).replace('.', ',')} s`
}

/** @param {string} [line] */
export function say(line = '') {
  clearStatus()
  process.stdout.write(`${line}\n`)
  showStatus()
}

/** A line that belongs to the running step, such as one of the build's. @param {string} line */
export function detail(line) {
  if (line.trim() !== '') say(dim(`    ${line.trim()}`))
}

/** @param {string} line */
export function title(line) {
  say(bold(line))
}

/** @param {string} line */
export function warn(line) {
  say(red(`! ${line}`))
}

/**
 * Runs a step and shows how long it takes: a moving line on a terminal, a line every ten seconds elsewhere.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const now = Date.now()
  const own = { title: name, started: now, shownAt: now }
  active.add(own)
  ticking ??= setInterval(tick, live ? 200 : 1000).unref()
  try {
    const result = await work()
    active.delete(own)
    say(`${green('✓')} ${name} ${dim(`(${seconds(Date.now() - own.started)})`)}`)
    return result
  } catch (error) {
    active.delete(own)
    say(`${red('✗')} ${name} ${dim(`(${seconds(Date.now() - own.started)})`)}`)
    throw error
  } finally {
    if (active.size === 0) {
      clearInterval(ticking)
      ticking = undefined
    }
  }
}

/** Tells why the program stops and what to do. @param {unknown} error */
export function tellFailure(error) {
  if (!(error instanceof Failure)) {
    say(red(error instanceof Error ? (error.stack ?? error.message) : String(error)))
    return
  }
  for (const line of error.tail) say(dim(`    ${line.trim()}`))
  say(red(`✗ ${error.message}`))
  if (error.remedy) say(`  ${error.remedy}`)
}

function tick() {
  if (live) {
    clearStatus()
    showStatus()
    return
  }
  const now = Date.now()
  for (const one of active) {
    const wait = one.shownAt === one.started ? 5000 : 10_000
    if (now - one.shownAt < wait) continue
    one.shownAt = now
    process.stdout.write(`  ${one.title} … ${Math.round((now - one.started) / 1000)} s\n`)
  }
}

function clearStatus() {
  if (isStatusShown) process.stdout.write('\r\x1b[2K')
  isStatusShown = false
}

function showStatus() {
  if (!live || active.size === 0) return
  isStatusShown = true
  const now = Date.now()
  const line = [...active].map((one) => `${one.title} … ${Math.round((now - one.started) / 1000)} s`).join(' · ')
  process.stdout.write(`  ${line}`.slice(0, (process.stdout.columns || 80) - 1))
}
