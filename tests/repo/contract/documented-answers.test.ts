import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authApi } from '@/lib/api/v1/auth'
import { undocumented } from '@/tests/support/contract/documented-answers'

const input = z.strictObject({})
const data = z.object({ id: z.number(), rows: z.array(z.object({ name: z.string(), sentAt: z.string().optional() })) })
const row = { name: 'login', endpoint: authApi.login, schemas: { input, data } }
const refused = (code: string, more = {}) => ({ isOk: false, answer: { errored: true, data: { code, requestId: '1', ...more } } })
const answered = (sent: unknown) => ({ isOk: true, answer: { data: sent } })

describe('the check of answers by the document', () => {
  it.each([
    ['a code of the handler', refused('WRONG_LOGIN'), null],
    ['a code of the row', refused('UNKNOWN_API_KEY'), null],
    ['a failure of the server', refused('INTERNAL'), null],
    ['a code of another call', refused('CARRIER_MISSING'), 'the code CARRIER_MISSING'],
    ['what comes with the code', refused('TOO_MANY', { retryAfter: 30 }), null],
    ['what comes with another code', refused('WRONG_LOGIN', { retryAfter: 30 }), 'the field data.retryAfter with WRONG_LOGIN'],
    ['the fields of the schema', answered({ id: 1, rows: [{ name: 'a' }] }), null],
    ['a moment', answered({ id: 1, rows: [{ name: 'a', sentAt: '2026-05-31T12:00:00Z' }] }), null],
    [
      'a day where a moment stands',
      answered({ id: 1, rows: [{ name: 'a', sentAt: '2026-05-31' }] }),
      'a moment at data.rows[].sentAt that is not ISO 8601',
    ],
    ['another field', answered({ id: 1, rows: [], more: 1 }), 'the field data.more'],
    ['another field inside a list', answered({ id: 1, rows: [{ name: 'a' }, { name: 'b', code: '' }] }), 'the field data.rows[].code'],
  ])('judges %s', (_, given, problem) => {
    expect(undocumented(row, given)).toBe(problem)
  })
})
