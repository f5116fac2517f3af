import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/link-button'
import { LeaveList } from './leave-list'

/** Where a letter's link leads. It takes a press of a button to leave: programs that look through mails follow links, too. */
export async function LeaveListScreen({ token }: { token: string }) {
  const t = await getTranslations('newsletter.leave')
  return (
    <Container width="narrow" className="pb-section">
      <LeaveList token={token} home={<LinkButton href="/">{t('home')}</LinkButton>} />
    </Container>
  )
}
