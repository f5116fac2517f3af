import { expect, it } from 'vitest'
import { findProblems } from './find-problems'

const typed = { email: 'ana@primjer.hr', receivedOn: '2026-11-26', identityProofNote: undefined }

it.each([
  [{}, {}],
  [{ email: 'ana' }, { email: 'email' }],
  [{ receivedOn: '' }, { receivedOn: 'day' }],
  [{ receivedOn: '2026-11-27' }, { receivedOn: 'future' }],
  [{ identityProofNote: '' }, { identityProofNote: 'reason' }],
  [{ identityProofNote: 'osobna iskaznica' }, {}],
])('%j', (change, problems) => expect(findProblems({ ...typed, ...change }, '2026-11-26')).toEqual(problems))
