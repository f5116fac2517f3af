import { resetEnv } from '@/lib/env'

/** Disables rate limits for a test file. */
export function disableRateLimits() {
  process.env.RATE_LIMITS = 'off'
  resetEnv()
}
