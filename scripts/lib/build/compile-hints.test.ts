import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addCompileHints } from './compile-hints.mjs'

it('marks the scripts of every page once, and no other', () => {
  const output = mkdtempSync(path.join(os.tmpdir(), 'izlog-hints-'))
  const chunk = (name: string) => path.join(output, 'static/chunks', name)
  mkdirSync(path.join(output, 'static/chunks'), { recursive: true })
  writeFileSync(path.join(output, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }))
  writeFileSync(chunk('main.js'), 'run()')
  writeFileSync(chunk('other.js'), 'run()')

  addCompileHints(output)
  addCompileHints(output)

  expect(readFileSync(chunk('main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(readFileSync(chunk('other.js'), 'utf8')).toBe('run()')
  rmSync(output, { recursive: true })
})
