import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withEscapes, writeOneByteScripts } from './one-byte-scripts.mjs'

it.each([
  ['a text', `'Košarica je prazna'`],
  ['a template', '`Dodaj ${1 + 1} × „čaj”`'],
  ['a letter that was escaped for nothing', `'\\č \\\\č'`],
  ['a pair of surrogates', `'🙂'`],
  ['letters up to U+00FF stay', `'ä § ×'`],
  ['a regular expression', `'čaj – šuma'.replace(/[č–]|\\š/g, '_')`],
  ['one for whole characters', `'🙂x'.match(/^.x/u)?.[0] ?? ''`],
])('%s means the same', (_, source) => {
  const escaped = withEscapes(source)
  expect(runInNewContext(escaped)).toBe(runInNewContext(source))
  expect(escaped).not.toMatch(/[\u0100-\uFFFF]/)
})

it('writes the scripts of the server and no other file', () => {
  const output = mkdtempSync(path.join(os.tmpdir(), 'izlog-one-byte-'))
  const file = (name: string) => path.join(output, 'server/chunks/ssr', name)
  mkdirSync(path.dirname(file('a.js')), { recursive: true })
  writeFileSync(file('a.js'), `say('č')`)
  writeFileSync(file('a.js.map'), `"č"`)

  writeOneByteScripts(output)
  writeOneByteScripts(output)

  expect(readFileSync(file('a.js'), 'utf8')).toBe(`say('\\u010d')`)
  expect(readFileSync(file('a.js.map'), 'utf8')).toBe(`"č"`)
  rmSync(output, { recursive: true })
})
