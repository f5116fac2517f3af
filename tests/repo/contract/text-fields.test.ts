import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import '@/server/api/app'
import { operations } from '@/server/api/modules'
import { freeTextOf, textColumnsOfSchema } from '@/tests/fuzz/free-text'
import { otherSources } from '@/tests/fuzz/other-text-sources'
import { textColumns } from '@/tests/fuzz/text-columns'
import { everywhere, textFields } from '@/tests/fuzz/text-fields'
import { root } from '../support/project-files'

describe('inventory of text fields and columns (SECURITY.md)', () => {
  it('lists every text field of every call in tests/fuzz/text-fields.ts', () => {
    const found = operations.flatMap(({ endpoint: { method, path: at }, schemas }) =>
      freeTextOf(schemas.input)
        .filter((field) => !(field in everywhere))
        .map((field) => `${method} ${at} ${field}`),
    )
    const listed = Object.entries(textFields).flatMap(([call, fields]) => Object.keys(fields).map((field) => `${call} ${field}`))
    expect(listed.toSorted()).toEqual(found.toSorted())
  })

  it('lists every text and JSON column in tests/fuzz/text-columns.ts', () => {
    const listed = Object.entries(textColumns).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
    expect(listed.toSorted()).toEqual(textColumnsOfSchema().toSorted())
  })

  it.each(Object.entries(otherSources))('%s has a test', (_, { test }) => {
    expect(existsSync(path.join(root, test))).toBe(true)
  })
})
