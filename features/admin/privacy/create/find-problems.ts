type Typed = { email: string; receivedOn: string; proofNote: string | undefined }
export type NewRequestProblems = Partial<Record<keyof Typed, 'email' | 'day' | 'future' | 'reason'>>

const emailPattern = /^\S+@\S+\.\S+$/

/** What is wrong with a typed request; `proofNote` is undefined where a link proves the identity. */
export function findProblems({ email, receivedOn, proofNote }: Typed, today: string): NewRequestProblems {
  const day = receivedOn === '' ? 'day' : receivedOn > today ? 'future' : undefined
  return {
    ...(emailPattern.test(email) ? {} : { email: 'email' }),
    ...(day ? { receivedOn: day } : {}),
    ...(proofNote !== undefined && proofNote.length < 3 ? { proofNote: 'reason' } : {}),
  }
}
