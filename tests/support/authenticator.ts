import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { factorApi } from '@/lib/api/v1/user/office/factor'
import { database } from '@/server/db/client'
import { userFactors } from '@/server/db/schema/factor'
import { createAccount } from './accounts'

/** What an app shows for a secret; `steps` of 30 seconds from now. */
export function codeOf(secret: string, steps = 0) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A code that is wrong now and half a minute before and after. */
export function wrongCodeOf(secret: string) {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

/** A colleague with a confirmed factor, whose codes of all steps are unused. */
export async function createFactorUser(options: Parameters<typeof createAccount>[0] = {}) {
  const user = await createAccount({ isBackoffice: true, ...options })
  const { secret } = await user.call(factorApi.enrol, {})
  const { recoveryCodes } = await user.call(factorApi.confirm, { factorCode: codeOf(secret) })
  await forgetUsedCodes(user.id)
  return { ...user, secret, recoveryCodes: recoveryCodes ?? [] }
}

/** Time passes: the next code is another one. */
export async function forgetUsedCodes(userId: number) {
  await database().db.update(userFactors).set({ lastStep: 0 }).where(eq(userFactors.userId, userId))
}
