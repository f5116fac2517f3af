import { readFileSync } from 'node:fs'

/** @typedef {import('./checks.mjs').Count} Count */

/**
 * What vitest counted. A file that does not even load has no tests to fail, so the exit code has its say.
 * @param {string} file its JSON report
 * @param {number} code
 * @returns {Count}
 */
export function vitestCount(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped }
}

/**
 * What Playwright counted. A journey is made once more when it fails; one that passed only then counts as passed, and is told apart.
 * @param {string} file its JSON report
 * @param {number} code
 * @returns {Count}
 */
export function playwrightCount(file, code) {
  const stats = readReport(file)?.stats
  if (!stats) return { passed: 0, failed: 1 }
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return { passed: passed + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1), skipped, repeated: flaky }
}

/** @param {string} file @returns {any} null when there is none: the program died first */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
