import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotScreen } from '@/features/auth/password/forgot-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgot')
  return { title: t('title'), robots: { index: false } }
}

export default function ForgotPasswordPage() {
  return (
    <ClientMessages names={['auth', 'forms']}>
      <ForgotScreen />
    </ClientMessages>
  )
}
