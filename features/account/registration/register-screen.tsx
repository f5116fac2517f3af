import { AuthScriptNotice } from '@/features/auth/fields/auth-page-frame'
import { SocialOptions } from '@/features/auth/social/social-options'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { RegisterView } from './register-view'

type RegisterScreenProps = { consents: readonly Consent[]; providers: readonly { id: string; name: string }[] }

export function RegisterScreen({ consents, providers }: RegisterScreenProps) {
  return <RegisterView consents={consents} notice={<AuthScriptNotice />} otherWays={<SocialOptions providers={providers} />} />
}
