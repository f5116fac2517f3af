import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { Unsubscribe } from './unsubscribe'

/** The page of a newsletter's unsubscribe link (docs/rules/forms.md#mailed-link-press). */
export async function UnsubscribeScreen({ token }: { token: string }) {
  const t = await getTranslations('newsletter.leave')
  return (
    <Container width="narrow" className="pb-section">
      <Unsubscribe token={token} home={<LinkButton href="/">{t('home')}</LinkButton>} />
    </Container>
  )
}
