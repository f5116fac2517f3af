import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { CancelSeats } from './cancel-seats'
import { ConfirmSeats } from './confirm-seats'

/** The page of the links in the mails about a reservation. */
export async function SeatLinkScreen({ token, action }: { token: string; action: 'confirm' | 'cancel' }) {
  const t = await getTranslations('seats')
  const home = <LinkButton href="/events">{t('toEvents')}</LinkButton>
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{t('linkTitle')}</h1>
      {action === 'confirm' ? <ConfirmSeats token={token} home={home} /> : <CancelSeats token={token} home={home} />}
    </Container>
  )
}
