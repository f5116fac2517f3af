type Typed = { email: string; receivedOn: string; identityProofNote: string | undefined }
export type NewRequestProblems = Partial<Record<keyof Typed, 'email' | 'day' | 'future' | 'reason'>>

const emailPattern = /^\S+@\S+\.\S+$/

/** What is wrong with a typed request; `identityProofNote` is undefined where a link proves the identity. */
export function findProblems({ email, receivedOn, identityProofNote }: Typed, today: string): NewRequestProblems {
  const day = receivedOn === '' ? 'day' : receivedOn > today ? 'future' : undefined
  return {
    ...(emailPattern.test(email) ? {} : { email: 'email' }),
    ...(day ? { receivedOn: day } : {}),
    ...(identityProofNote !== undefined && identityProofNote.length < 3 ? { identityProofNote: 'reason' } : {}),
  }
}
