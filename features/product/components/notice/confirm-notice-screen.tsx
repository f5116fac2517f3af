import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { ConfirmNotice } from './confirm-notice'

/** The page of the link in the mail that asks to confirm a stock notice. */
export async function ConfirmNoticeScreen({ token }: { token: string }) {
  const t = await getTranslations('stockNotice')
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{t('title')}</h1>
      <ConfirmNotice token={token} home={<LinkButton href="/">{t('home')}</LinkButton>} />
    </Container>
  )
}
