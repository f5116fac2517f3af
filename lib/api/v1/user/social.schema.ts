import { z } from 'zod'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import { SignedIn } from '@/lib/api/v1/auth.schema'

const Provider = z.object({ id: z.string(), name: z.string() })
export const SocialProviders = z.object({ providers: z.array(Provider) })

export const RedirectLogin = z.strictObject({ provider: text(40) })
export const SocialAddress = z.object({ url: z.string() })

/** `iss` as the provider sends it (RFC 9207). */
export const SocialLogin = z.strictObject({
  provider: text(40),
  code: text(2048).min(1),
  state: text(128).min(1),
  iss: text(500).optional(),
  consents: z.array(Id).max(20).optional(),
})

export const socialSchemas = {
  providers: { input: Empty, data: SocialProviders },
  redirectLogin: { input: RedirectLogin, data: SocialAddress },
  oauth: { input: SocialLogin, data: SignedIn },
}
