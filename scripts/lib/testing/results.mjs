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
