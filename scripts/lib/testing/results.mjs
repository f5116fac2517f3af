import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {import('./checks.mjs').Count} Count */
/** @typedef {import('./checks.mjs').Failed} Failed */

/**
 * Counts of a vitest report. A file that does not load has no failed tests, so the exit code counts too.
 * @param {string} file its JSON report
 * @param {number} code
 * @returns {Count}
 */
export function vitestCount(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0, testResults = [] } = report
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped, failures: testResults.flatMap(failuresOfFile) }
}

/** @param {any} file one of vitest's files @returns {Failed[]} */
function failuresOfFile({ name, status, message, assertionResults = [] }) {
  const tests = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  if (tests.length === 0) return status === 'failed' ? [{ name, reason: summarizeError(message) }] : []
  return tests.map((/** @type {any} */ test) => ({ name: test.fullName, reason: summarizeError(test.failureMessages?.[0]) }))
}

/**
 * Counts of a Playwright report. Tests that pass on a retry count as passed and are listed.
 * @param {string} file its JSON report
 * @param {number} code
 * @returns {Count}
 */
export function playwrightCount(file, code) {
  const report = readReport(file)
  if (!report?.stats) return { passed: 0, failed: 1 }
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats
  const failures = failuresOfSuites(report.suites ?? [])
  return { passed: passed + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1), skipped, repeated: flaky, failures }
}

/** @param {any[]} suites as deep as they are nested @returns {Failed[]} */
function failuresOfSuites(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
        .map((/** @type {any} */ { status, projectName, results }) => ({
          name: `${file} [${projectName}] ${title}${status === 'flaky' ? ' (uspjelo iz drugog puta)' : ''}`,
          reason: summarizeError(results.find((/** @type {any} */ { error }) => error)?.error.message),
        })),
    ),
    ...failuresOfSuites(inner),
  ])
}

/**
 * Counts of a command that prints a line for each result, `✗` and its reasons below it where it failed, and the sum at its end.
 * @param {readonly string[]} lines
 * @param {{ title: string, code: number }} run
 * @returns {Count}
 */
export function commandCount(lines, { title, code }) {
  const [, passed, failed] = lines.join('\n').match(/(\d+) passed, (\d+) failed/) ?? []
  const failures = lines.flatMap((line, index) => (line.startsWith('✗ ') ? [failureAt(lines, index, title)] : []))
  const diedEarly = failed === undefined || (code !== 0 && failures.length === 0)
  const reason = diedEarly ? [{ name: title, reason: summarizeError(lastWords(lines)) || `izlazni kod ${code}` }] : []
  return { passed: Number(passed ?? 0), failed: Math.max(Number(failed ?? 1), code === 0 ? 0 : 1), failures: [...failures, ...reason] }
}

/** The stack of an error is longer than what is shown, so its frames are left out. @param {readonly string[]} lines */
function lastWords(lines) {
  const isFrame = (/** @type {string} */ line) => /^\s*at /.test(stripVTControlCharacters(line))
  return lines
    .filter((line) => !isFrame(line))
    .slice(-4)
    .join('\n')
}

/** @param {readonly string[]} lines @param {number} index @param {string} title @returns {Failed} */
function failureAt(lines, index, title) {
  const below = lines.slice(index + 1)
  const end = below.findIndex((line) => !line.startsWith('    '))
  const reasons = end === -1 ? below : below.slice(0, end)
  const shown = stripVTControlCharacters(lines[index] ?? '').replace('✗ ', '')
  // `name: reason`, or columns.
  const [, name = shown, rest = ''] = /^(.+?)(?:: |\s{2,})(.*)$/.exec(shown) ?? []
  return { name: `${title}: ${name}`, reason: summarizeError(reasons.length > 0 ? reasons.join('\n') : rest) }
}

/** The first lines of an error without terminal colours. @param {string} [message] */
function summarizeError(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  return lines.filter(Boolean).slice(0, 4).join(' | ').slice(0, 400)
}

/** @param {string} file @returns {any} null when there is none: the program died first */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
