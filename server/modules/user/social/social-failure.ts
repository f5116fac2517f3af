import { AppError } from '@/lib/api/errors'
import { isSilence } from '@/server/adapters/social/open-id'
import { log } from '@/server/core/log'

/** What went wrong at the service is for the log; the person hears whether to wait or to try another way. */
export function socialFailure(error: unknown): never {
  log('warn', 'a sign-in service failed', { error })
  throw new AppError(isSilence(error) ? 'UNAVAILABLE' : 'SOCIAL_FAILED', {}, error)
}
