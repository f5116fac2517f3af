import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sum } from './checks.mjs'
import { commandCount, playwrightCount, vitestCount } from './results.mjs'

let file = ''
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'izlog-results-')), 'report.json')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

describe('vitestCount', () => {
  it('counts tests', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 }))
    expect(vitestCount(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 1, failures: [] })
  })

  it('lists failures with short reasons', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a' },
      { status: 'failed', fullName: 'b', failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n    at b.test.ts:1'] },
    ]
    const files = [
      { name: 'b.test.ts', status: 'failed', assertionResults },
      { name: 'c.test.ts', status: 'failed', message: 'Cannot find module' },
    ]
    writeFileSync(file, JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults: files }))
    expect(vitestCount(file, 1).failures).toEqual([
      { name: 'b', reason: 'Error: 1 is not 2 | at b.test.ts:1' },
      { name: 'c.test.ts', reason: 'Cannot find module' },
    ])
  })

  it('counts a file that does not load as a failure', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 }))
    expect(vitestCount(file, 1).failed).toBe(1)
  })

  it('counts a run without a report as a failure', () => {
    expect(vitestCount(file, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('playwrightCount', () => {
  it('counts a test that passed on a retry as passed, and reports the retry', () => {
    writeFileSync(file, JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } }))
    expect(playwrightCount(file, 1)).toEqual({ passed: 8, failed: 1, skipped: 2, repeated: 1, failures: [] })
  })

  it('lists failed and repeated tests at any depth', () => {
    const tests = [
      { status: 'expected', projectName: 'desktop', results: [{}] },
      { status: 'flaky', projectName: 'phone', results: [{ error: { message: 'Error: no button' } }, {}] },
    ]
    const inner = { file: 'a.spec.ts', specs: [{ title: 'a buys', tests }] }
    writeFileSync(file, JSON.stringify({ stats: { expected: 1, flaky: 1 }, suites: [{ file: 'a.spec.ts', suites: [inner] }] }))
    expect(playwrightCount(file, 0).failures).toEqual([
      { name: 'a.spec.ts [phone] a buys (uspjelo iz drugog puta)', reason: 'Error: no button' },
    ])
  })

  it('counts an aborted run as a failure', () => {
    writeFileSync(file, JSON.stringify({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } }))
    expect(playwrightCount(file, 1).failed).toBe(1)
  })
})

it('adds counts', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 5, failed: 2, skipped: 1 },
    ]),
  ).toEqual({ passed: 6, failed: 2, skipped: 1, repeated: 0, failures: [] })
})

describe('commandCount', () => {
  const title = 'Opsada'

  it('names what failed, with the reasons below it or behind it', () => {
    const lines = [
      '✓ slowHeaders        400 × 408                                         12 ms        80 ms       310 MB',
      '✗ manyCarts          9 × 200                                          120 ms       900 ms       320 MB',
      '    a page took 120 ms',
      '    a cart took 900 ms',
      '✗ clockMoved: 3 orders; violated: stock (2 rows)',
      '1 passed, 2 failed',
    ]
    expect(commandCount(lines, { title, code: 1 })).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { name: 'Opsada: manyCarts', reason: 'a page took 120 ms | a cart took 900 ms' },
        { name: 'Opsada: clockMoved', reason: '3 orders; violated: stock (2 rows)' },
      ],
    })
  })

  it('counts a run that died before its end, with its last words', () => {
    const stack = Array.from({ length: 8 }, (_, line) => `    at openPort (port.mjs:${line}:1)`)
    expect(commandCount(['Pokrećem bazu', 'Error: no port', ...stack], { title, code: 1 })).toEqual({
      passed: 0,
      failed: 1,
      failures: [{ name: 'Opsada', reason: 'Pokrećem bazu | Error: no port' }],
    })
  })

  it('lists nothing of a run that passed', () => {
    expect(commandCount(['✓ a', '1 passed, 0 failed'], { title, code: 0 })).toEqual({ passed: 1, failed: 0, failures: [] })
  })
})
