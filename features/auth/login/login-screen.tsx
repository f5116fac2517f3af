import { AuthScriptNotice } from '@/features/auth/fields/auth-page-frame'
import { SocialOptions } from '@/features/auth/social/social-options'
import { LoginView } from './login-view'

export function LoginScreen({ providers }: { providers: readonly { id: string; name: string }[] }) {
  return <LoginView notice={<AuthScriptNotice />} otherWays={<SocialOptions providers={providers} />} />
}
