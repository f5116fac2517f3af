import { expect, it } from 'vitest'
import { parseSocialCallback } from './social-callback'

it.each([
  ['code=c&state=google.s', { provider: 'google', code: 'c', state: 'google.s', iss: undefined }],
  ['code=c&state=google.s&iss=https%3A%2F%2Fa', { provider: 'google', code: 'c', state: 'google.s', iss: 'https://a' }],
  ['error=access_denied&state=google.s', 'cancelled'],
  ['code=c', 'spent'],
  ['code=c&state=google', 'spent'],
  ['state=google.s', 'spent'],
  ['', 'spent'],
])('%s', (query, expected) => expect(parseSocialCallback(new URLSearchParams(query))).toEqual(expected))
