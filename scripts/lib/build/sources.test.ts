import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listSources, readSources } from './sources.mjs'

let project = ''
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'izlog-sources-'))
  for (const folder of ['app', 'node_modules/a', 'docs', '.next', 'public', 'lib/docs'])
    mkdirSync(path.join(project, folder), { recursive: true })
  for (const file of [
    'app/page.tsx',
    'app/page.test.tsx',
    'node_modules/a/index.js',
    'docs/map.md',
    '.next/BUILD_ID',
    'public/logo.png',
    'lib/docs/a.ts',
    'README.md',
    'package-lock.json',
  ])
    writeFileSync(path.join(project, file), file)
})
afterEach(() => rmSync(project, { recursive: true }))

describe('readSources', () => {
  it('lists only the files that a build reads', () => {
    expect(listSources(project)).toEqual(['app/page.tsx', 'lib/docs/a.ts', 'package-lock.json', 'public/logo.png'])
  })

  it('skips untouched files', () => {
    const last = readSources(project, null, {})
    expect(readSources(project, last, {})).toBe(last)
  })

  it('treats a touched file with equal content as unchanged', () => {
    const last = readSources(project, null, {})
    utimesSync(path.join(project, 'app/page.tsx'), 1, 1)
    const now = readSources(project, last, {})
    expect(now).not.toBe(last)
    expect(now.hash).toBe(last.hash)
  })

  it.each([
    ['another content', () => writeFileSync(path.join(project, 'app/page.tsx'), 'other')],
    ['a new file', () => writeFileSync(path.join(project, 'app/new.tsx'), '')],
    ['a missing file', () => rmSync(path.join(project, 'lib/docs/a.ts'))],
  ])('detects %s', (_, change) => {
    const last = readSources(project, null, {})
    change()
    expect(readSources(project, last, {}).hash).not.toBe(last.hash)
  })

  it('detects changes of inlined settings only', () => {
    const last = readSources(project, null, { NEXT_PUBLIC_A: '1', PORT: '1' })
    expect(readSources(project, last, { NEXT_PUBLIC_A: '1', PORT: '2' }).hash).toBe(last.hash)
    expect(readSources(project, last, { NEXT_PUBLIC_A: '2', PORT: '1' }).hash).not.toBe(last.hash)
  })
})
