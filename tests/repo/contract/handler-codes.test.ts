import { expect, it } from 'vitest'
import { operations } from '@/server/api/modules'
import { readHandlerCodes } from '@/tests/support/contract/handler-codes'

// docs/rules/platform.md#documented-codes. `npx vitest run --project unit tests/repo/contract/handler-codes.test.ts -u` writes the file anew.

it('keeps the error codes of the handlers for the OpenAPI document', { timeout: 120_000 }, async () => {
  const codes = readHandlerCodes()
  const keys = operations.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(codes).toSorted()).toEqual(keys.toSorted())
  expect(codes['post /api/v2/ecommerce/order/create']).toEqual(
    expect.arrayContaining(['HOLD_TOO_MANY', 'OUT_OF_STOCK', 'PAYMENT_UNAVAILABLE']),
  )
  expect(codes['post /api/v1/login']).toEqual(expect.arrayContaining(['WRONG_LOGIN', 'STAFF_SUSPENDED']))
  await expect(`${JSON.stringify(codes, null, 2)}\n`).toMatchFileSnapshot('../../../server/api/openapi/failures/handler-codes.json')
})
