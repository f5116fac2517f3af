import { expect, it } from 'vitest'
import { operations } from '@/server/api/modules'
import { operationId } from '@/server/api/openapi/operation-id'
import { readContractDocs } from '@/tests/support/contract/contract-docs'

// docs/rules/platform.md#openapi-document. `npx vitest run --project unit tests/repo/contract/contract-docs.test.ts -u` writes the file anew.

const docs = readContractDocs()

it('keeps the docstrings of the contract for the OpenAPI document', async () => {
  await expect(`${JSON.stringify(docs, null, 2)}\n`).toMatchFileSnapshot('../../../server/api/openapi/contract-docs.json')
})

it('has words for every call', () => {
  const missing = operations.filter(({ endpoint: { method, path } }) => !docs.rows[`${method} ${path}`]?.text)
  expect(missing.map(operationId)).toEqual([])
})
