export type SeatField = 'name' | 'email'
export type SeatValues = Record<SeatField, string>

const emailPattern = /^\S+@\S+\.\S+$/

/** The fields that keep a reservation from being sent, in their order. */
export function findSeatProblems({ name, email }: SeatValues): SeatField[] {
  return [...(name.trim() === '' ? (['name'] as const) : []), ...(emailPattern.test(email.trim()) ? [] : (['email'] as const))]
}
