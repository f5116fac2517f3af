import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '@/package.json'
import { codeFiles, projectFiles, read, root } from './support/project-files'

const documents = projectFiles.filter((file) => file.endsWith('.md'))

/** Paths of the project in backticks. */
function citedPaths(text: string) {
  const cited = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word ?? '')
  return cited.filter((word) => /^(app|components|demo|docs|e2e|features|lib|messages|public|scripts|server|tests)\/[^*<]*$/.test(word))
}

describe.each(documents)('%s', (file) => {
  const text = read(file)

  it('cites only existing paths', () => {
    expect(citedPaths(text).filter((cited) => !existsSync(path.join(root, cited)))).toEqual([])
  })

  it('names only existing commands', () => {
    const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !Object.keys(packageJson.scripts).includes(name))).toEqual([])
  })

  it('shows only existing pictures', () => {
    const pictures = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, target]) => target ?? '')
    expect(pictures.filter((target) => !existsSync(path.join(root, path.dirname(file), target)))).toEqual([])
  })
})

it('every promise of SECURITY.md names its test', () => {
  const [, table = ''] = /## Guarantees([\s\S]*?)\n## /.exec(read('SECURITY.md')) ?? []
  const promises = table.split('\n').filter((line) => /^\| (?!Guarantee|-)/.test(line))
  expect(promises.length).toBeGreaterThan(30)
  const isTested = (promise: string) =>
    /`(?:[\w/.-]+\.(?:test|spec)\.tsx?|tests\/api\/access\/cells\.ts|npm run \w+)`/.test(promise.split(' | ').at(-1) ?? '')
  expect(promises.filter((promise) => !isTested(promise))).toEqual([])
})

it('comments cite only existing paths', () => {
  const line = /^\s*(?:\/\/|\/?\*).*$/gm
  const cited =
    /(?<![\w./-])(?:app|components|demo|docs|e2e|features|lib|messages|public|scripts|server|tests)\/[\w./()[\]-]+\.(?:tsx?|mjs|md|sql|css|json)\b/g
  const found = codeFiles.flatMap((file) =>
    [...read(file).matchAll(line)].flatMap(([comment]) => [...comment.matchAll(cited)].map(([at]) => ({ file, at }))),
  )
  expect(found.filter(({ at }) => !existsSync(path.join(root, at)))).toEqual([])
})
