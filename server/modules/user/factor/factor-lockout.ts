/** How many wrong codes in a row lock the factor, and for how long after the last. */
const maxFailures = 10
const lockMs = 15 * 60_000

/** How long no code is compared, in seconds; 0: codes are compared (docs/rules/accounts.md#factor-lockout). */
export function lockoutSeconds({ failures, failedAt, now }: { failures: number; failedAt: Date | null; now: Date }): number {
  if (failures < maxFailures || !failedAt) return 0
  return Math.max(0, Math.ceil((failedAt.getTime() + lockMs - now.getTime()) / 1000))
}
