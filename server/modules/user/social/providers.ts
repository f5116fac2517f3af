import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { isUnavailable } from '@/server/adapters/social/open-id'
import { log } from '@/server/core/log'

export async function providers() {
  return { providers: env.SOCIAL_PROVIDERS.map(({ id, name }) => ({ id, name })) }
}

export function requireProvider(id: string) {
  const provider = env.SOCIAL_PROVIDERS.find((one) => one.id === id)
  if (!provider) throw new AppError('NOT_FOUND')
  return provider
}

/** Logs the failure; the caller learns only whether to retry. */
export function throwSocialFailure(error: unknown): never {
  log('warn', 'a sign-in service failed', { error })
  throw new AppError(isUnavailable(error) ? 'UNAVAILABLE' : 'SOCIAL_FAILED', {}, error)
}
