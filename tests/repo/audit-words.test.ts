import { expect, it } from 'vitest'
import { croatianAuditWords } from '@/messages/audit.hr'
import { englishAuditWords } from '@/messages/audit.en'
import { auditActions } from '@/lib/office/audit/audit-actions'
import { codeFiles, isTest, read } from './support/project-files'

const server = codeFiles
  .filter((file) => file.startsWith('server/') && !isTest(file))
  .map(read)
  .join('\n')

// docs/rules/administration.md#audit-words; that every action has a word, its type says.
it('no two actions have the same words', () => {
  for (const { actions } of [croatianAuditWords, englishAuditWords]) expect(new Set(Object.values(actions)).size).toBe(auditActions.length)
})

it('every kind of target has a word', () => {
  const kinds = new Set([...server.matchAll(/(?:target: |const key = |const target = )`([a-zA-Z]+):/g)].map(([, kind]) => kind))
  expect(kinds.size).toBeGreaterThan(20)
  expect([...kinds].filter((kind) => !kind || !(kind in croatianAuditWords.targets))).toEqual([])
})

it('both languages have words for the same things', () => {
  for (const part of ['targets', 'fields', 'values'] as const) {
    expect(Object.keys(englishAuditWords[part])).toEqual(Object.keys(croatianAuditWords[part]))
  }
})
