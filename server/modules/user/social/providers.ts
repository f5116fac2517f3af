import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'

export async function providers() {
  return { providers: env.SOCIAL_PROVIDERS.map(({ id, name }) => ({ id, name })) }
}

export function providerCalled(id: string) {
  const provider = env.SOCIAL_PROVIDERS.find((one) => one.id === id)
  if (!provider) throw new AppError('NOT_FOUND')
  return provider
}
