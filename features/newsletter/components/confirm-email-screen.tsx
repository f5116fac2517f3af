import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { ConfirmSubscription } from './confirm-subscription'

/** The page of the confirmation mail's link. */
export async function ConfirmEmailScreen({ token }: { token: string }) {
  const t = await getTranslations('newsletter.confirm')
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{t('title')}</h1>
      <ConfirmSubscription token={token} home={<LinkButton href="/">{t('home')}</LinkButton>} />
    </Container>
  )
}
