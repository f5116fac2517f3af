import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SetPasswordScreen } from '@/features/auth/password/set-password-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.setPassword')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default function SetPasswordPage() {
  return (
    <ClientMessages names={['auth', 'forms']}>
      <SetPasswordScreen />
    </ClientMessages>
  )
}
