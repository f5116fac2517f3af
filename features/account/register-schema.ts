import { z } from 'zod'

const required = z.string().trim().min(1).max(75)

/** SPEC 5, the simple form. `requiredConsents` are ids; the form keeps its ticks under `c{id}`. */
export function registerSchema(requiredConsents: readonly number[]) {
  return z
    .object({
      firstName: required,
      lastName: required,
      email: z.string().trim().pipe(z.email().max(254)),
      password: z.string().min(8).max(256),
      confirmedPassword: z.string().min(1),
      consents: z.record(z.string(), z.boolean()),
    })
    .superRefine((value, context) => {
      if (value.confirmedPassword !== value.password) {
        context.addIssue({ code: 'custom', path: ['confirmedPassword'], message: 'repeatPassword' })
      }
      for (const id of requiredConsents) {
        if (!value.consents[`c${id}`]) context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'required' })
      }
    })
}

export type RegisterValues = z.output<ReturnType<typeof registerSchema>>

/** What the form begins with: nothing is agreed to beforehand. */
export function emptyRegistration(consents: readonly { id: number }[]): RegisterValues {
  const ticks = Object.fromEntries(consents.map(({ id }) => [`c${id}`, false]))
  return { firstName: '', lastName: '', email: '', password: '', confirmedPassword: '', consents: ticks }
}

/** The ids of the ticked consents. */
export function agreedTo(consents: Record<string, boolean>): number[] {
  return Object.entries(consents).flatMap(([key, ticked]) => (ticked ? [Number(key.slice(1))] : []))
}
