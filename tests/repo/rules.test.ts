import { describe, expect, it } from 'vitest'
import { projectFiles, read } from './support/project-files'

const texts = projectFiles.filter((file) => /\.(ts|tsx|mjs|sql|css|md)$/.test(file)).map((file) => ({ file, text: read(file) }))

/** Citations as `docs/rules/<file>.md#<anchor>`, with the files that cite them. */
const citations = new Map<string, string[]>()
for (const { file, text } of texts)
  for (const [cited] of text.matchAll(/docs\/rules\/[\w-]+\.md#[\w-]+/g)) citations.set(cited, [...(citations.get(cited) ?? []), file])

const rules = texts
  .filter(({ file }) => file.startsWith('docs/rules/'))
  .flatMap(({ file, text }) => [...text.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, anchor]) => `${file}#${anchor}`))

describe('the rule book (docs/rules)', () => {
  it('has every rule once', () => {
    expect(rules.filter((rule, i) => rules.indexOf(rule) !== i)).toEqual([])
  })

  it('has every rule that a file cites', () => {
    const missing = [...citations].filter(([cited]) => !rules.includes(cited))
    expect(missing, 'Add the rule, or correct the citation.').toEqual([])
  })

  it('has no rule that neither code nor a test cites', () => {
    const isCited = (rule: string) => citations.get(rule)?.some((file) => !file.startsWith('docs/'))
    expect(
      rules.filter((rule) => !isCited(rule)),
      'Cite the rule where the code follows it, or delete the rule.',
    ).toEqual([])
  })

  it('is the only source that files cite', () => {
    const outside = /\b(SPEC|DESIGN|STYLE|[Ff]aults?) P?\d/
    expect(texts.filter(({ text }) => outside.test(text)).map(({ file }) => file)).toEqual([])
  })
})
