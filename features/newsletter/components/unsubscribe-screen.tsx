import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { Unsubscribe } from './unsubscribe'

/** Where a letter's link leads. It takes a press of a button to leave: programs that look through mails follow links, too. */
export async function UnsubscribeScreen({ token }: { token: string }) {
  const t = await getTranslations('newsletter.leave')
  return (
    <Container width="narrow" className="pb-section">
      <Unsubscribe token={token} home={<LinkButton href="/">{t('home')}</LinkButton>} />
    </Container>
  )
}
