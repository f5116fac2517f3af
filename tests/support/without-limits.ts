import { resetEnv } from '@/lib/env'

/** For a file that makes more calls than a person may: none of its calls is counted. */
export function disableRateLimits() {
  process.env.RATE_LIMITS = 'off'
  resetEnv()
}
