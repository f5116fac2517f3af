import { getTranslations } from 'next-intl/server'
import { SocialButtons } from './social-buttons'

/** Empty without a configured sign-in service. */
export async function SocialOptions({ providers }: { providers: readonly { id: string; name: string }[] }) {
  const t = await getTranslations('auth.social')
  if (providers.length === 0) return null
  return <SocialButtons providers={providers.map(({ id, name }) => ({ id, label: t('continue', { name }) }))} separator={t('or')} />
}
