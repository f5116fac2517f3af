import { expect, it } from 'vitest'
import { findProblems } from './find-problems'

const typed = { email: 'ana@primjer.hr', receivedOn: '2026-11-26', proofNote: undefined }

it.each([
  [{}, {}],
  [{ email: 'ana' }, { email: 'email' }],
  [{ receivedOn: '' }, { receivedOn: 'day' }],
  [{ receivedOn: '2026-11-27' }, { receivedOn: 'future' }],
  [{ proofNote: '' }, { proofNote: 'reason' }],
  [{ proofNote: 'osobna iskaznica' }, {}],
])('%j', (change, problems) => expect(findProblems({ ...typed, ...change }, '2026-11-26')).toEqual(problems))
