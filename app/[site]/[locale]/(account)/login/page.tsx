import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LoginScreen } from '@/features/auth/login/login-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { socialApi } from '@/lib/api/v1/user/social'
import { load } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.login')
  return { title: t('title'), robots: { index: false } }
}

export default async function LoginPage() {
  const { providers } = await load(socialApi.providers, {})
  return (
    <ClientMessages names={['auth', 'forms']}>
      <LoginScreen providers={providers} />
    </ClientMessages>
  )
}
