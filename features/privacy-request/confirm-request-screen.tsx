import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { ConfirmRequest } from './confirm-request'

/** The page of the link in the mail that asks to confirm a privacy request. */
export async function ConfirmRequestScreen({ token }: { token: string }) {
  const t = await getTranslations('privacyRequest')
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{t('title')}</h1>
      <ConfirmRequest token={token} home={<LinkButton href="/">{t('home')}</LinkButton>} />
    </Container>
  )
}
